"""What it takes to say something: python -m bench.words

A phrase without facts, with facts and with a plural, and a panel of forty phrases, against str.format,
measured in one run. A warm panel must be told in less than a millisecond.
"""

import sys
from collections.abc import Callable
from time import perf_counter
from timeit import repeat

from bot.language.catalogue import read_catalogue
from bot.language.labels import cards_label, sum_label, told_apart
from bot.language.words import LANGUAGES, Words, words_for
from engine import Currency, parse_card
from engine.position.catalogue import TILES

TIMES = 5_000
PANEL = 40
AIM = 1e-3
PATTERN = "Alhambra – {name}"


def main() -> None:
    """Print it; fails if a panel takes too long."""
    for language in LANGUAGES:
        start = perf_counter()
        phrases = len(read_catalogue(language).phrases())
        taken = perf_counter() - start
        print(f"reading {language}: {taken * 1e3:.0f} ms, {taken / phrases * 1e6:.0f} µs a phrase")
    words, name = words_for("pl"), "Ana"
    plain = _taken(lambda: PATTERN.format(name=name))
    said = {
        "str.format": lambda: PATTERN.format(name=name),
        "without facts": lambda: words("lobby-join"),
        "with a fact": lambda: words("table-thread-name", opener=name),
        "with a plural": lambda: words("lobby-waiting", people=5),
        "a label that has cases": lambda: told_apart(words, TILES[-1]),
    }
    for what, say in said.items():
        taken = _taken(say)
        print(f"{what}: {taken * 1e6:.2f} µs, {taken / plain:.0f} times str.format")
    slowest = max(_panel(words_for(language), plain) for language in LANGUAGES)
    sys.exit(slowest >= AIM)


def _panel(words: Words, plain: float) -> float:
    taken = _taken(lambda: tell(words), TIMES // PANEL)
    ratio = taken / (PANEL * plain)
    print(
        f"a panel of {PANEL} phrases in {words.language}: {taken * 1e3:.3f} ms, {ratio:.1f} times str.format"
    )
    return taken


def tell(words: Words) -> list[str]:
    """Forty phrases as a panel tells them: labels, sums, lists and sentences around them."""
    cards = (parse_card("y3"), parse_card("y5"))
    said = []
    for tile in TILES[:: len(TILES) // 8][:8]:
        label, price = told_apart(words, tile), sum_label(words, Currency.FLORIN, tile.price)
        said += [label, price, cards_label(words, cards)]
        said.append(words("wall-length", length=tile.price))
        said.append(words("palace-points", count=tile.price))
    assert len(said) == PANEL
    return said


def _taken(say: Callable[[], object], times: int = TIMES) -> float:
    say()
    return min(repeat(say, number=times, repeat=5)) / times


if __name__ == "__main__":
    main()
