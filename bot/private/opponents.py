"""Whom to play alone against: how many computer players, and of which level."""

from typing import Final

from ai import Level
from bot.language.words import Words
from bot.message.messages import Button, Message, Tone
from bot.message.personal_ids import SoloButton
from bot.panel.notices import with_button
from bot.panel.parts import paragraphs
from bot.table.solo_game import can_begin_anew
from bot.table.table_state import Table
from engine.position.pieces import MAX_PLAYERS

MOST: Final = MAX_PLAYERS - 1
"""Opponents that one person can have."""


def opponents_message(words: Words, chosen: SoloButton, said: str = "") -> Message:
    """A row of numbers and a row of levels; what is chosen is marked and needs no press."""
    table_id, opponents, level = chosen.table_id, chosen.opponents, chosen.level
    numbers = tuple(
        _button(str(count), SoloButton(table_id, count, level, "number"), chosen=count == opponents)
        for count in range(1, MOST + 1)
    )
    levels = tuple(
        _button(
            words(f"level-{one.value}") if one else words("solo-mixed"),
            SoloButton(table_id, opponents, one, "level"),
            chosen=one is level,
        )
        for one in (None, *Level)
    )
    return Message(paragraphs(said, words("solo-choose")), rows=(numbers, levels))


def with_other_opponents(table: Table, message: Message) -> Message:
    """The first post of a game by DM, with a button that leads to this choice."""
    people = [person for person in table.lobby.seated if not person.is_imagined]
    if not table.stored.in_dm or not any(can_begin_anew(table, person.id) for person in people):
        return message
    ask = SoloButton(table.stored.id, 0, None, "ask")
    return with_button(message, Button(table.words("solo-others"), str(ask)))


def _button(label: str, choice: SoloButton, *, chosen: bool) -> Button:
    return Button(label, str(choice), Tone.GOOD if chosen else Tone.PLAIN, disabled=chosen)
