"""Every phrase in all languages side by side, to be read: make phrases

Each with its comment, where it is said, and what it becomes with example facts, once for each variant.
"""

import sys
from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import islice, product
from pathlib import Path

from fluent.syntax import FluentParser, ast

from bot.language.catalogue import Catalogue, catalogue_files, read_catalogue
from bot.language.inflection import in_form
from bot.language.templates import Fact
from bot.language.words import ENGLISH, LANGUAGES
from tests.bot.language.catalogue_texts import selects
from tests.bot.language.example_facts import example
from tests.bot.language.phrase_uses import ROOT, sources, uses_in

FOLDER = Path("phrases")
MOST_VARIANTS = 6
NUMBERS: tuple[Fact, ...] = (1, 2, 5)
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Alhambra: phrases</title>
<style>
body {{ font: 15px/1.45 system-ui, sans-serif; margin: 0; background: #fff; color: #222 }}
header {{ position: sticky; top: 0; background: #f6f1e7; padding: 10px 16px; border-bottom: 1px solid #ccc }}
header input[type=search] {{ font: inherit; width: 20em }} header label {{ margin-left: 12px }}
h2 {{ margin: 24px 16px 4px }}
article {{ display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 4px 16px;
  padding: 8px 16px; border-bottom: 1px solid #eee }}
article > p {{ grid-column: 1 / -1; margin: 0; color: #555; font-size: 13px }}
article code {{ color: #7a3b10 }} .lang {{ color: #999; font-size: 12px }}
article[hidden] {{ display: none }}
article div {{ white-space: pre-wrap; overflow-wrap: anywhere }}
.missing {{ background: #fdecea }} .or {{ border-top: 1px dotted #bbb; display: block }}
</style>
<header><input type="search" placeholder="name, text or file" autofocus> {switches}
<label><input type="checkbox" id="lacking"> only what is missing</label> <output></output></header>
{sections}
<script>
const field = document.querySelector('input[type=search]'), lacking = document.querySelector('#lacking');
function show() {{
  let shown = 0;
  for (const article of document.querySelectorAll('article')) {{
    const fits = article.textContent.toLowerCase().includes(field.value.toLowerCase())
      && (!lacking.checked || article.querySelector('.missing'));
    article.hidden = !fits;
    shown += fits;
  }}
  for (const section of document.querySelectorAll('section'))
    section.hidden = ![...section.querySelectorAll('article')].some(article => !article.hidden);
  document.querySelector('output').textContent = shown + ' phrases';
  for (const one of document.querySelectorAll('[data-language]'))
    for (const cell of document.querySelectorAll('div.' + one.dataset.language))
      cell.style.display = one.checked ? '' : 'none';
}}
document.querySelector('header').addEventListener('input', show);
show();
</script>
</html>
"""


@cache
def catalogue(language: str) -> Catalogue:
    return read_catalogue(language)


@cache
def places() -> dict[str, list[str]]:
    """Where each phrase is said; families by how their names begin."""
    found: dict[str, list[str]] = {}
    for path in sources():
        for use in uses_in(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT))):
            if name := use.phrase or use.begins:
                found.setdefault(name, []).append(use.where)
    return found


def said_at(phrase: str) -> list[str]:
    """Where a phrase is said, by its own name or with its family."""
    own = places().get(phrase, [])
    return own or [
        at for begins, all_of_it in places().items() if phrase.startswith(begins) for at in all_of_it
    ]


def comments(source: str) -> dict[str, str]:
    """The comment above each phrase; one that has none shares the last one's."""
    found, last = {}, ""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.GroupComment):
            last = entry.content or ""
        if isinstance(entry, ast.Message | ast.Term):
            last = (entry.comment.content or "") if entry.comment else last
            found[entry.id.name] = last
    return found


def variants(language: str, phrase: str) -> Iterator[str]:
    """What a phrase becomes with example facts, once for each variant."""
    read = catalogue(language)
    deciding = _deciding(read.pattern(phrase))
    facts = sorted(read.facts(phrase))
    choices = [deciding.get(name, (example(language, name),)) for name in facts]
    seen: list[str] = []
    for values in product(*choices):
        said = read.say(phrase, dict(zip(facts, values, strict=True)))
        if said not in seen:
            seen.append(said)
            yield str(said)
    for form in _forms(read.pattern(phrase)):
        given = {name: example(language, name) for name in facts}
        yield f"{form}: {in_form(read.say(phrase, given), form)}"


def _deciding(pattern: ast.Pattern) -> dict[str, tuple[Fact, ...]]:
    """The values that decide between variants, for each fact that does."""
    found: dict[str, tuple[Fact, ...]] = {}
    for select in selects(pattern):
        if not isinstance(select.selector, ast.VariableReference):
            continue
        names = [one.key.name for one in select.variants if isinstance(one.key, ast.Identifier)]
        exact = [int(one.key.value) for one in select.variants if isinstance(one.key, ast.NumberLiteral)]
        counts = bool(exact) or {"one", "few", "many"} & set(names)
        found[select.selector.id.name] = tuple(dict.fromkeys((*exact, *NUMBERS))) if counts else tuple(names)
    return found


def _forms(pattern: ast.Pattern) -> list[str]:
    return [
        one.key.name
        for select in selects(pattern)
        if isinstance(select.selector, ast.VariableReference) and select.selector.id.name == "form"
        for one in select.variants
        if isinstance(one.key, ast.Identifier) and not one.default
    ]


def article(name: str, phrase: str, comment: str) -> str:
    """One phrase in all languages."""
    where = ", ".join((name, *said_at(phrase)[:3]))
    cells = []
    for language in LANGUAGES:
        if phrase not in catalogue(language):
            cells.append(f'<div class="{language} missing"><span class="lang">{language}</span> –</div>')
            continue
        said = [escape(one) for one in islice(variants(language, phrase), MOST_VARIANTS)]
        shown = '<span class="or"></span>'.join(said)
        cells.append(
            f'<div class="{language}" lang="{language}"><span class="lang">{language}</span> {shown}</div>'
        )
    told = f"<p><code>{phrase}</code> {escape(comment)} <small>{escape(where)}</small></p>"
    return f"<article>{told}{''.join(cells)}</article>"


def section(name: str, source: str) -> str:
    """One file of the catalogue."""
    notes = comments(source)
    articles = (
        article(name, phrase, notes[phrase.partition(".")[0]])
        for phrase in Catalogue(ENGLISH, {name: source}).written()
    )
    return f'<section id="{name}"><h2>{name}</h2>{"".join(articles)}</section>'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    switches = "".join(
        f'<label><input type="checkbox" checked data-language="{one}"> {one}</label>' for one in LANGUAGES
    )
    sections = "\n".join(section(name, source) for name, source in catalogue_files(ENGLISH).items())
    (FOLDER / "index.html").write_text(PAGE.format(switches=switches, sections=sections), encoding="utf-8")
    print(FOLDER.resolve() / "index.html", file=sys.stdout)


if __name__ == "__main__":
    main()
