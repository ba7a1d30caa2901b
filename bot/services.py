"""What handlers work with: the store, the tables, studio, outbox, computer players, the client."""

from dataclasses import dataclass
from typing import Final

import discord

from bot.clock import Clock
from bot.computers.computer_players import ComputerPlayers
from bot.computers.minds import Minds
from bot.computers.questions import Questions
from bot.computers.reviews import Reviews
from bot.delivery.hands import Hands
from bot.delivery.layouts import laid
from bot.delivery.open_panels import OpenPanels
from bot.delivery.outbox import Outbox
from bot.delivery.priority import WorkPriority
from bot.delivery.replies import Reply, Where
from bot.message.messages import Message
from bot.storage.port import NoteStore, PeopleStore, PostStore, ReportStore, Storage, TableStore
from bot.storage.tables import Tables
from render.studio.studio import Studio
from render.studio.worker import TOLD, WorkerProcess

AHEAD: Final = 2
"""Pictures that are told to the studio's threads before they are free, whatever more urgent comes then."""


@dataclass(frozen=True)
class Services:
    """Everything a handler may need."""

    client: discord.Client
    clock: Clock
    store: TableStore
    posts: PostStore
    people: PeopleStore
    reports: ReportStore
    notes: NoteStore
    tables: Tables
    studio: Studio
    outbox: Outbox
    minds: Minds
    questions: Questions
    reviews: Reviews
    computers: ComputerPlayers
    priority: WorkPriority
    panels: OpenPanels

    async def reply(self, message: Message, where: Where = Where.PRIVATE, stem: str = "0") -> Reply:
        """A message as an answer, its pictures drawn."""
        ready = await laid(message, self.studio, stem)
        return Reply(ready.view, where, attachments=ready.attachments)


def build_services(client: discord.Client, storage: Storage, clock: Clock, workers: int = 1) -> Services:
    """The services on an open storage; so many workers think for computer players."""
    posts, people, tables = storage.posts, storage.people, Tables(storage.tables)
    studio, priority, minds = (
        Studio(TOLD, workplace=WorkerProcess(), ahead=AHEAD),
        WorkPriority(),
        Minds(workers),
    )
    hands = Hands(client, posts, tables, studio, people=people, priority=priority)
    outbox = Outbox(client, posts, tables, studio, people=people, hands=hands, priority=priority)
    computers = ComputerPlayers(tables, outbox, minds)
    panels = OpenPanels()
    tables.listen(panels.check)
    return Services(
        client=client,
        clock=clock,
        store=storage.tables,
        posts=posts,
        people=people,
        reports=storage.reports,
        notes=storage.notes,
        tables=tables,
        studio=studio,
        outbox=outbox,
        minds=minds,
        questions=Questions(tables),
        reviews=Reviews(minds),
        computers=computers,
        priority=priority,
        panels=panels,
    )
