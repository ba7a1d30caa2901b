"""Turns played by hand, and what a person at the table is told about them."""

from dataclasses import replace

from bot.language.words import words_for
from bot.message.emojis import unmarked
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.panel import done_so_far
from bot.panel.panel_state import PanelState
from bot.private.digest.digest_page import digest, first_line
from bot.private.digest.since import Since, since
from bot.table.episodes import Episode, as_seen_by, turn
from bot.table.lobby import Lobby
from bot.table.lobby_events import Person
from engine import Game, Seat, legal_actions, view_for
from tests.engine.tables import done

NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay")
PEOPLE = tuple(Person(101 + seat, name) for seat, name in enumerate(NAMES))


def lobby_of(players: int, **changes: object) -> Lobby:
    """A table whose game has begun."""
    return replace(Lobby(PEOPLE[0], PEOPLE[:players], started=True), **changes)  # type: ignore[arg-type]


def told(game: Game, *turns: str, players: tuple[Person, ...] = PEOPLE) -> tuple[Game, tuple[Episode, ...]]:
    """The position after some turns, each with its actions separated by semicolons, and their episodes."""
    found = []
    for actions in turns:
        before = done(game, *actions.split("; ")).game
        after, events = done(before, "E")
        found.append(turn(before, events, after, players[: len(game.players)]))
        game = after
    return game, tuple(found)


def happened(
    game: Game, history: tuple[Episode, ...], seat: int | None = 1, lobby: Lobby | None = None
) -> Since:
    """What happened since the last turn of a seat, counted from 1, or for an onlooker."""
    who = None if seat is None else Seat(seat - 1)
    user_id = 7 if who is None else PEOPLE[who].id
    view = view_for(game.base or game, who)
    return since(history, view, lobby or lobby_of(len(game.players)), user_id)


def context_in(language: str, players: int) -> MessageContext:
    return MessageContext(7, 12, PEOPLE[:players], words_for(language))


def shown(game: Game, news: Since, context: MessageContext | None = None) -> Message:
    """The digest of somebody who plays on from here."""
    seat = news.seat
    seen = as_seen_by(game, seat)
    legal = () if seat is None else legal_actions(seen, seat)
    done_by = () if seat is None else done_so_far(seen, seat)
    where = context or context_in("en", len(game.players))
    return digest(PanelState(view_for(seen, seat), legal, where, done=done_by), news)


def lines(game: Game, news: Since) -> list[str]:
    """Its lines without the title."""
    title, *rest = unmarked(shown(game, news).text).splitlines()
    assert title.startswith("### ")
    return [line.removeprefix("- ") for line in rest]


def first(game: Game, news: Since, *, in_public: bool) -> str:
    return unmarked(first_line(context_in("en", len(game.players)), news, in_public=in_public))
