"""Games that were played elsewhere, put into the bot's file as if they had been played here."""

import sqlite3
from collections.abc import Sequence

from bot.agreement import Agreement
from bot.lobby_events import AgreementChanged, GameStarted, LobbyEvent, Person, SeatTaken, TableOpened
from bot.store import Deed, keep
from engine import Event
from tests.bot.evening import Evening


def seed_game(night: Evening, events: Sequence[Event], agreement: Agreement | None = None) -> None:
    """A table in everybody's channel with a game that has come so far; nothing of it is posted."""
    opener, *others = [Person(person.id, person.user.display) for person in night.people]
    channel = night.people[0].channel
    agreed = () if agreement is None else (AgreementChanged(opener, agreement),)
    lobby: list[LobbyEvent] = [TableOpened(opener), *map(SeatTaken, others), *agreed, GameStarted(opener)]
    with sqlite3.connect(night.bot.data / "alhambra.sqlite3") as db:
        db.execute(
            "INSERT INTO tables (id, channel_id, guild_id) VALUES (?, ?, ?)",
            (night.table_id, channel.id, channel.guild_id),
        )
        keep(db, night.table_id, Deed(1, (*lobby, *events), (), 1))
