"""What handlers work with: the store, the tables, the outbox, and the client to reach people."""

from dataclasses import dataclass

import discord

from bot.outbox import Outbox
from bot.store import Store
from bot.tables import Tables


@dataclass(frozen=True)
class House:
    """Everything a handler may need."""

    client: discord.Client
    store: Store
    tables: Tables
    outbox: Outbox


def build_house(client: discord.Client, store: Store) -> House:
    """The house around an open store."""
    tables = Tables(store)
    return House(client, store, tables, Outbox(client, store, tables))
