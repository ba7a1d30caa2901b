"""Tells Discord about the commands, if they have changed since last time."""

import hashlib
import json
from typing import Any

from discord import app_commands

from bot.commands.registration import CommandWords
from bot.log import log
from bot.storage.port import NoteStore


class CommandSync:
    """The commands of a tree, as Discord last heard of them."""

    def __init__(self, tree: app_commands.CommandTree[Any], notes: NoteStore, *, always: bool) -> None:
        self._tree = tree
        self._notes = notes
        self._always = always
        self._is_done = False

    async def sync(self) -> None:
        """Tell Discord, unless it knows."""
        if self._is_done:
            return
        translator = CommandWords()
        await self._tree.set_translator(translator)
        commands = self._tree.get_commands()
        payload = [await command.get_translated_payload(self._tree, translator) for command in commands]
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        name = f"commands/{self._tree.client.application_id}"
        if self._always or await self._notes.read(name) != digest:
            await self._tree.sync()
            await self._notes.write(name, digest)
            log.info("commands synced", extra={"commands": len(payload)})
        self._is_done = True
