"""Games that were played elsewhere, put into the bot's file as if they had been played here."""

import json
import sqlite3
from collections.abc import Sequence

from bench.crowd import ADD_EVENT
from bot.agreement import Agreement
from bot.lobby import AgreementChanged, GameStarted, Person, SeatTaken, TableOpened
from bot.table_events import TableEvent, to_json
from engine import Event
from tests.bot.evening import Evening


def seed_game(night: Evening, events: Sequence[Event], agreement: Agreement | None = None) -> None:
    """A table in everybody's channel with a game that has come so far; nothing of it is posted."""
    opener, *others = [Person(person.id, person.user.display) for person in night.people]
    channel = night.people[0].channel
    agreed = () if agreement is None else (AgreementChanged(opener, agreement),)
    lobby: list[TableEvent] = [TableOpened(opener), *map(SeatTaken, others), *agreed, GameStarted(opener)]
    bodies = [json.dumps(to_json(event)) for event in (*lobby, *events)]
    with sqlite3.connect(night.bot.data / "alhambra.sqlite3") as db:
        db.execute(
            "INSERT INTO tables (id, channel_id, guild_id) VALUES (?, ?, ?)",
            (night.table_id, channel.id, channel.guild_id),
        )
        db.executemany(
            "INSERT INTO seats (user_id, table_id) VALUES (?, ?)",
            [(person.id, night.table_id) for person in night.people],
        )
        db.executemany(
            ADD_EVENT, [(night.table_id, number, body, 1) for number, body in enumerate(bodies, start=1)]
        )
