"""O2 said plainly: every piece in every place in every order, until all portals lie or nothing is left.

Run as a program, it looks for questions that are hard to answer and records them:
python -m tests.engine.modules.plain_portals
"""

from pathlib import Path
from typing import Final

from bench.parts.portal_positions import Question, question
from engine.board.palace import Palace
from engine.modules.portal_places import portal_places
from engine.position.pieces import Kind, Tile
from engine.position.state import without
from engine.text.action_notation import parse_palace, print_palace
from engine.text.piece_notation import parse_kind, parse_list, parse_tile, print_list

RECORDED: Final = Path(__file__).parents[2] / "data" / "portal_questions.txt"
ANSWERS: Final = {"yes": True, "no": False}
BETWEEN: Final = " | "
HARD: Final = 400
"""So many palaces are looked at before a question counts as hard."""
NUMBERS: Final = range(100_000, 104_000)
LARGEST: Final = 12
WITH_FOUR_ASIDE: Final = (11_753, 20_036)
"""Of larger palaces, with an answer that is hard to find and yet is yes."""


def all_find_places(
    palace: Palace, tiles: tuple[Tile, ...], portals: tuple[Kind, ...], looked_at: set[Palace] | None = None
) -> bool:
    """Can all these portals be placed, in some order with these tiles? No palace is looked at twice."""
    looked_at = set() if looked_at is None else looked_at
    if palace in looked_at:
        return False
    looked_at.add(palace)
    return (
        not portals
        or any(
            all_find_places(palace.with_half(half, kind), tiles, without(portals, (kind,)), looked_at)
            for kind in dict.fromkeys(portals)
            for half in portal_places(palace, kind)
        )
        or any(
            all_find_places(palace.built(tile, cell), without(tiles, (tile,)), portals, looked_at)
            for tile in tiles
            for cell in palace.places(tile)
        )
    )


def recorded() -> list[tuple[Question, bool]]:
    """The hard questions, with their answers."""
    found = []
    for line in RECORDED.read_text(encoding="utf-8").splitlines():
        palace, tiles, portals, answer = line.split(BETWEEN)
        asked = Question(parse_palace(palace), parse_list(tiles, parse_tile), parse_list(portals, parse_kind))
        found.append((asked, ANSWERS[answer]))
    return found


def _record() -> None:
    lines = []
    questions = [question(number, LARGEST) for number in NUMBERS]
    questions += [question(number, most_aside=4) for number in WITH_FOUR_ASIDE]
    for asked in questions:
        looked_at = set[Palace]()
        answer = "yes" if all_find_places(*asked, looked_at) else "no"
        if len(looked_at) > HARD:
            pieces = print_list(asked.tiles), print_list(kind.letter for kind in asked.portals)
            lines.append(BETWEEN.join((print_palace(asked.palace), *pieces, answer)))
    RECORDED.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    _record()
