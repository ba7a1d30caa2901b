"""Every picture on one page, to be looked at: make gallery

Each sample in three palettes and every language, no wider than on a phone, with its alt text; and
every emoji on both grounds of a chat, at the sizes in which it is seen.
"""

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from bot.language.words import LANGUAGES, words_for
from render.base.look import Look
from render.base.picture import drawn
from render.base.theme import Palette
from render.emojis import emojis
from render.paint.png import LARGEST
from tests.bot.language.pseudo import PSEUDO, PseudoWords
from tests.render.sample import Sample
from tests.render.samples import samples

FOLDER = Path("gallery")
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Alhambra: pictures</title>
<style>
body {{ font: 15px/1.4 system-ui, sans-serif; margin: 24px; background: #313338; color: #dbdee1 }}
nav a {{ color: #9cdcfe; margin-right: 10px; white-space: nowrap }}
section {{ display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start }}
figure {{ margin: 0; width: 400px }}
img {{ width: 100%; height: auto; border-radius: 8px; display: block }}
figcaption {{ margin-top: 6px; overflow-wrap: anywhere }}
b {{ color: #fff }} .large {{ color: #ff8a80 }}
.emojis {{ gap: 10px; padding: 12px; border-radius: 8px }} .light {{ background: #fff }}
.emojis img {{ width: 48px; border-radius: 0 }} .emojis .small {{ width: 22px; align-self: center }}
</style>
<h1>Alhambra: {count} pictures</h1>
<nav>{links}</nav>
{sections}
</html>
"""


def looks() -> Iterator[tuple[Palette, str]]:
    """Three palettes in English, then every other language, and the one that nobody speaks."""
    for palette in Palette:
        yield palette, "en"
    for language in (*LANGUAGES[1:], PSEUDO):
        yield Palette.LIGHT, language


def figure(sample: Sample, palette: Palette, language: str) -> str:
    """One picture with its words; its file is written."""
    words = PseudoWords() if language == PSEUDO else words_for(language)
    look = Look(palette, words, sample.names)
    picture = drawn(sample.picture, look)
    file = FOLDER / f"{sample.name}-{palette.value}-{language}.png"
    file.write_bytes(picture)
    told = sample.picture.alt_text(look)
    large = ' class="large"' if len(picture) > LARGEST else ""
    return (
        f'<figure><a href="{file.name}"><img loading="lazy" src="{file.name}" alt="{escape(told)}"></a>'
        f"<figcaption><b>{palette.value}, {language}</b> · <span{large}>{len(picture) / 1024:.0f} KB</span>"
        f" · {len(told)} characters<br>{escape(told)}</figcaption></figure>"
    )


def emoji_section(palette: Palette) -> str:
    """All emojis of a palette; their files are written."""
    folder = FOLDER / f"emojis-{palette.value}"
    folder.mkdir(exist_ok=True)
    shown = []
    for name, png in emojis(palette).items():
        (folder / f"{name}.png").write_bytes(png)
        image = f'<img loading="lazy" src="{folder.name}/{name}.png" alt="{name}" title="{name}"'
        shown.append(f'{image}>{image} class="small">')
    rows = "".join(f'<section class="emojis {ground}">{"".join(shown)}</section>' for ground in ("", "light"))
    return f'<h2 id="{folder.name}">{folder.name}: {len(shown)}</h2>{rows}'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    links, sections = [], []
    for sample in samples():
        figures = "".join(figure(sample, *look) for look in looks())
        links.append(f'<a href="#{sample.name}">{sample.name}</a>')
        sections.append(f'<h2 id="{sample.name}">{sample.name}</h2><section>{figures}</section>')
    pictures = len(tuple(looks())) * len(sections)
    for palette in Palette:
        links.append(f'<a href="#emojis-{palette.value}">emojis-{palette.value}</a>')
        sections.append(emoji_section(palette))
    page = PAGE.format(count=pictures, links=" ".join(links), sections="\n".join(sections))
    (FOLDER / "index.html").write_text(page, encoding="utf-8")
    print(FOLDER.resolve() / "index.html", file=sys.stdout)


if __name__ == "__main__":
    main()
