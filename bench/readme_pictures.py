"""The pictures of the README and of docs/play.md, drawn anew: python -m bench.readme_pictures"""

from pathlib import Path
from typing import Final

from bot.language.words import ENGLISH, words_for
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from tests.render.samples import samples

FOLDER: Final = Path("docs") / "pictures"
SHOWN: Final = {
    "table": "table-4",
    "turn": "turn-3",
    "hand": "hand-many",
    "places": "places",
    "scoring": "scoring-3",
    "poster": "poster-4",
}
"""Each file, and the sample of the gallery that it shows."""


def pictures() -> dict[str, bytes]:
    """Every file with what is in it."""
    known = {sample.name: sample for sample in samples()}
    words = words_for(ENGLISH)
    return {
        f"{name}.png": drawn(known[shown].picture, Look(Palette.LIGHT, words, known[shown].names))
        for name, shown in SHOWN.items()
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file, content in pictures().items():
        (FOLDER / file).write_bytes(content)
