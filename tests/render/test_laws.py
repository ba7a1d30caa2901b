"""What pictures may know: views, never games."""

import re
from pathlib import Path

import pytest

RENDER = Path(__file__).parents[2] / "render"


@pytest.mark.parametrize("path", sorted(RENDER.rglob("*.py")), ids=lambda path: str(path.relative_to(RENDER)))
def test_no_picture_sees_a_game(path: Path) -> None:
    assert not re.search(r"\b(Game|view_for|fold|play)\b", path.read_text(encoding="utf-8"))
