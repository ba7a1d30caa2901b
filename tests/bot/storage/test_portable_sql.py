"""The stores' SQL is such that PostgreSQL understands it too."""

import ast
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "bot" / "storage" / "sql"
NOT_PORTABLE = re.compile(
    r"\b(unixepoch|strftime|ifnull|iif|json_\w+|rowid|last_insert_rowid|pragma|glob)\b"
    r"|\breplace\s+into\b|\binsert\s+or\b|\?\d|->",
    re.IGNORECASE,
)
STORES = sorted(path.name for path in FOLDER.glob("*.py"))


@pytest.mark.parametrize("name", STORES)
def test_a_store_uses_nothing_that_only_sqlite_knows(name: str) -> None:
    tree = ast.parse((FOLDER / name).read_text(encoding="utf-8"))
    texts = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert not [text for text in texts if NOT_PORTABLE.search(text)]
    assert "lastrowid" not in {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
