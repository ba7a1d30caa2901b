"""What it takes to say something: python -m bench.words

A phrase without facts, with facts and with a plural, against an f-string, measured in one run.
"""

from time import perf_counter
from timeit import repeat

from bot.language.catalogue import read_catalogue
from bot.language.words import LANGUAGES, words_for

TIMES = 20_000


def main() -> None:
    """Print it."""
    for language in LANGUAGES:
        start = perf_counter()
        phrases = len(read_catalogue(language).phrases())
        taken = perf_counter() - start
        print(f"reading {language}: {taken * 1e3:.0f} ms, {taken / phrases * 1e6:.0f} µs a phrase")
    words, name = words_for("pl"), "Ana"
    said = {
        "f-string": lambda: f"Alhambra – {name}",
        "without facts": lambda: words("lobby-join"),
        "with a fact": lambda: words("table-thread-name", opener=name),
        "with a plural": lambda: words("lobby-waiting", people=5),
    }
    base = 0.0
    for what, say in said.items():
        taken = min(repeat(say, number=TIMES, repeat=3)) / TIMES
        base = base or taken
        print(f"{what}: {taken * 1e6:.2f} µs, {taken / base:.0f} times an f-string")


if __name__ == "__main__":
    main()
