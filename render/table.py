"""The picture of the table: market, money, and every player."""

from dataclasses import dataclass
from typing import ClassVar, Final

from engine import View
from render.banner import banner, headline, progress
from render.look import Look
from render.market import market, market_told
from render.money_rows import display_told, money, piles, piles_told, scoring_told
from render.palace_parts import GAP, INNER, MARGIN, WIDE
from render.players import bag_told, player_told, players, players_height
from render.scene import Box, Mark, Scene
from render.spoken import spoken
from render.standings import standings
from render.telling import spoken_name
from render.theme import Role

_BANNER: Final = 104
_MARKET: Final = 380
_MONEY: Final = 236


@dataclass(frozen=True)
class TablePicture:
    """Everything that lies open on the table."""

    name: ClassVar[str] = "table"
    view: View

    def scene(self, look: Look) -> Scene:
        view, wide = self.view, INNER
        top = Box(MARGIN, MARGIN, wide, _BANNER)
        stalls = Box(MARGIN, top.bottom + GAP, wide, _MARKET)
        left = Box(MARGIN, stalls.bottom + GAP, 560, _MONEY)
        right = Box(left.right + GAP, left.y, wide - left.w - GAP, _MONEY)
        rows = Box(MARGIN, left.bottom + GAP, wide, players_height(view))
        marks: tuple[Mark, ...] = (
            *banner(view, look, top),
            *market(view, look, stalls),
            *money(view, look, left),
            *piles(view, look, right),
            *players(view, look, rows),
        )
        return Scene(WIDE, rows.bottom + MARGIN, Role.PAPER, marks)

    def alt_text(self, look: Look) -> str:
        view = self.view
        return spoken(
            look.words,
            (
                f"{headline(view, look, spoken_name)}. {progress(view, look)}.",
                market_told(view, look),
                display_told(view, look),
                *(player_told(look, standing) for standing in standings(view)),
                scoring_told(view, look),
                piles_told(view, look),
                bag_told(view, look),
            ),
        )
