"""What handlers work with: the store, the tables, studio, outbox, computer players, the client."""

from dataclasses import dataclass
from typing import Final

import discord

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
from bot.storage.sqlite.post_store import PostStore
from bot.storage.sqlite.report_store import ReportStore
from bot.storage.sqlite.table_store import Store
from bot.storage.tables import Tables
from render.studio.studio import Studio
from render.studio.worker import TOLD, WorkerProcess

AHEAD: Final = 2
"""Pictures that are told to the studio's threads before they are free, whatever more urgent comes then."""


@dataclass(frozen=True)
class Services:
    """Everything a handler may need."""

    client: discord.Client
    store: Store
    posts: PostStore
    reports: ReportStore
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


def build_services(client: discord.Client, store: Store, workers: int = 1) -> Services:
    """The house around an open store; so many workers think for computer players."""
    posts, tables = PostStore(store.database), Tables(store)
    studio, priority, minds = (
        Studio(TOLD, workplace=WorkerProcess(), ahead=AHEAD),
        WorkPriority(),
        Minds(workers),
    )
    hands = Hands(client, posts, tables, studio, priority)
    outbox = Outbox(client, posts, tables, studio, hands=hands, priority=priority)
    computers = ComputerPlayers(tables, outbox, minds)
    panels = OpenPanels()
    tables.listen(panels.check)
    return Services(
        client=client,
        store=store,
        posts=posts,
        reports=ReportStore(store.database),
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
