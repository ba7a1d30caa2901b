"""Reminders that it is somebody's turn: short, in their language, with ways to put them off."""

from collections.abc import Sequence

from bot.language.words import Words, kebab, words_for
from bot.message.custom_ids import ReminderButton
from bot.message.messages import Button, Link, Message, Row
from bot.message.personal_ids import SettingId
from bot.public.posts import link_to
from bot.schedule.turn_time import Nudge, StepKind
from bot.storage.timers import TurnTimer
from render.alt_text.lists import listed


def reminder_message(turn: TurnTimer, kind: StepKind, *, by_dm: bool, news: str = "") -> Message:
    """A reminder for one turn; the news say what happened since the person's last one."""
    words, nudged = words_for(turn.language), turn.told.nudge is Nudge.ASKED
    call = _nudge(words, turn, by_dm=by_dm) if nudged else _call(words, turn, kind, by_dm=by_dm)
    if kind is not StepKind.LAST_CALL:
        time_left = _time(words, turn.ends)
    else:
        time_left = _time(words, turn.ends_with_reserve) if nudged else ""
    lines = [call, news, time_left]
    return Message(
        "\n".join(line for line in lines if line), rows=(_buttons(words, turn),), pings=(turn.user_id,)
    )


def several_message(turns: Sequence[TurnTimer]) -> Message:
    """One reminder for several tables, after the bot was away."""
    first = turns[0]
    words = words_for(first.language)
    places = listed(words, [f"<#{turn.table.channel_id}>" for turn in turns])
    text = words("reminder-several", player=f"<@{first.user_id}>", places=places)
    return Message(text, rows=((_settings(words),),), pings=(first.user_id,))


def _call(words: Words, turn: TurnTimer, kind: StepKind, *, by_dm: bool) -> str:
    where = "-dm" if by_dm else ""
    end = turn.ends_with_reserve
    player, place = f"<@{turn.user_id}>", f"<#{turn.table.channel_id}>"
    return words(
        f"reminder-{kebab(kind.name)}{where}",
        player=player,
        place=place,
        when=f"<t:{end}:f>",
        left=f"<t:{end}:R>",
    )


def _nudge(words: Words, turn: TurnTimer, *, by_dm: bool) -> str:
    """Another player asks: put so that nobody feels scolded."""
    if by_dm:
        return words("reminder-nudge-dm", place=f"<#{turn.table.channel_id}>")
    return words("reminder-nudge", player=f"<@{turn.user_id}>")


def _time(words: Words, end: int | None) -> str:
    """How long the turn may take, if there is an end to it."""
    if end is None:
        return ""
    line = words("reminder-time", when=f"<t:{end}:f>", left=f"<t:{end}:R>")
    return words("post-small", line=line)


def _buttons(words: Words, turn: TurnTimer) -> Row:
    def put_off(phrase: str, order: str) -> Button:
        return Button(words(phrase), str(ReminderButton(turn.table.id, turn.wait.number, order)))

    return (
        Link(words("hand-to-table"), link_to(turn.table, turn.post_id)),
        put_off("reminder-later", ReminderButton.LATER),
        put_off("reminder-mute", ReminderButton.MUTE),
        _settings(words),
    )


def _settings(words: Words) -> Button:
    return Button(words("reminder-settings"), str(SettingId(SettingId.ALL)))
