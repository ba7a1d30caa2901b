"""The post of a table before its game, and the private menus for its options."""

from dataclasses import replace
from typing import Final

from bot.language.escaping import plain
from bot.language.words import Words, kebab
from bot.message.custom_ids import ModuleSwitch, OptionMenu
from bot.message.message_context import MessageContext, shown_name
from bot.message.messages import LONGEST_OPTION, Button, Menu, Message, Option, Shown, Tone
from bot.public.between_turns.invitation import INVITE, JOIN, invited_line
from bot.public.option_words import (
    BEFORE_THE_GAME,
    HINTS,
    IN_A_HURRY,
    JOINING,
    NOBODY,
    OPTIONS,
    choice_label,
    option_choices,
    option_line,
    option_values,
)
from bot.table.agreement import (
    Agreement,
    Confirming,
    Gathering,
    MemoryAid,
    OnVacation,
    Pace,
    WhenLate,
    agreed_at_first,
    offered_modules,
)
from bot.table.lobby import SEATS, Lobby
from engine.position.pieces import MIN_PLAYERS
from render.alt_text.lengths import shortened
from render.alt_text.lists import listed
from render.pictures.lobby import LobbyPicture

ASK_TO_CLOSE: Final = "close-ask"


def lobby_message(context: MessageContext, lobby: Lobby) -> Message:
    """Who sits at the table, what they agreed on, and the buttons."""
    words = context.words
    if lobby.closed:
        return Message(words("lobby-closed", opener=shown_name(words, lobby.opener)))
    if lobby.started:
        return Message(
            words("lobby-started", seated=_seated(words, lobby)), below=modules_line(words, lobby.agreement)
        )
    taken = len(lobby.seated)
    waiting = (
        words("lobby-waiting", people=MIN_PLAYERS - taken)
        if taken < MIN_PLAYERS
        else words("lobby-seats-taken", taken=taken, seats=SEATS)
    )
    opener = shown_name(words, lobby.opener)
    text = words("lobby-open", opener=opener, waiting=waiting, seated=_seated(words, lobby))
    if lobby.in_charge.id != lobby.opener.id:
        text += "\n" + words("lobby-in-charge", name=shown_name(words, lobby.in_charge))
    if waiting_for := invited_line(words, lobby):
        text += "\n" + waiting_for
    picture = LobbyPicture(tuple(one.is_imagined for one in lobby.players), lobby.agreement.modules)
    shown = (Shown(picture, context.look),)
    return Message(text, shown, below=_agreed(words, lobby), rows=_rows(context, lobby))


def options_message(context: MessageContext, lobby: Lobby) -> Message:
    """A menu for each option that can still be changed."""
    text = context.words("options-text-started" if lobby.started else "options-text")
    return Message(text, rows=tuple(_menus(context, lobby)))


def modules_message(context: MessageContext, lobby: Lobby) -> Message:
    """What each module adds to the game, and its switch."""
    words, on = context.words, lobby.agreement.modules
    lines = [
        words("module-line", name=_module(words, name), on=_switch(name in on), text=_explained(words, name))
        for name in offered_modules()
    ]
    buttons = tuple(_switch_button(context, name, on=name in on) for name in offered_modules())
    return Message("\n".join([words("modules-text"), *lines]), rows=(buttons,))


def sure_message(context: MessageContext, *, started: bool) -> Message:
    """Asks for confirmation before a table is closed."""
    words = context.words
    text = words("table-sure-close" if started else "table-sure-close-lobby")
    button = Button(words("table-sure-close.button"), context.table_button("close-sure"), Tone.DANGER)
    return Message(text, rows=((button,),))


def ask_to_close_message(context: MessageContext) -> Message:
    """Offers a player who is not in charge to ask the others whether to close the table."""
    words = context.words
    button = Button(words("vote-close-ask.button"), context.table_button(ASK_TO_CLOSE), Tone.DANGER)
    return Message(words("vote-close-ask"), rows=((button,),))


def finish_message(context: MessageContext) -> Message:
    """Asks for confirmation before a game against computers only is ended early."""
    words = context.words
    button = Button(words("table-sure-finish.button"), context.table_button("finish-sure"), Tone.DANGER)
    return Message(words("table-sure-finish"), rows=((button,),))


def chosen(lobby: Lobby, field: str, value: str) -> Agreement | None:
    """The agreement after a choice from a menu; None if there is no such choice."""
    agreement = lobby.agreement
    if value not in option_choices(lobby.seated).get(field, ()):
        return None
    match field:
        case "language":
            return replace(agreement, language=value)
        case "pace":
            return replace(agreement, pace=Pace(value))
        case "when-late":
            return replace(agreement, when_late=WhenLate(value))
        case "on-vacation":
            return replace(agreement, on_vacation=OnVacation(value))
        case "memory-aid":
            return replace(agreement, memory_aid=MemoryAid(value))
        case "confirming":
            return replace(agreement, confirming=Confirming(value))
        case "hints":
            return replace(agreement, hints=value == HINTS[True])
        case "joining":
            return replace(agreement, invited_only=value == JOINING[True])
        case "gathering":
            return replace(agreement, gathering=Gathering(value))
        case _:
            return replace(agreement, youngest=None if value == NOBODY else int(value))


def _seated(words: Words, lobby: Lobby) -> str:
    names = [(person, shown_name(words, person)) for person in lobby.players]
    seats = [words("lobby-computer", name=name) if one.is_imagined else name for one, name in names]
    lines = [f"{number}. {seat}" for number, seat in enumerate(seats, start=1)]
    return "\n".join(lines) or words("lobby-nobody")


def _agreed(words: Words, lobby: Lobby) -> str:
    """The pace, and the options that differ from their defaults and can matter at this pace."""
    usual, agreed = option_values(agreed_at_first()), option_values(lobby.agreement)
    unhurried = IN_A_HURRY if lobby.agreement.pace is Pace.NONE else ()
    lines = [
        option_line(words, lobby.seated, field, value)
        for field, value in agreed.items()
        if field == "pace" or (value != usual[field] and field not in unhurried)
    ]
    if modules := modules_line(words, lobby.agreement):
        lines.insert(0, modules)
    return "\n".join(lines)


def modules_line(words: Words, agreement: Agreement) -> str:
    """The modules that are switched on; nothing if there are none."""
    names = [_module(words, name) for name in agreement.modules]
    return words("modules-agreed", count=len(names), modules=listed(words, names)) if names else ""


def _module(words: Words, name: str) -> str:
    return words(f"module-{kebab(name)}")


def _explained(words: Words, name: str) -> str:
    return words(f"module-{kebab(name)}.text")


def _switch(on: bool) -> str:
    return "yes" if on else "no"


def _switch_button(context: MessageContext, name: str, *, on: bool) -> Button:
    label = context.words("module-switch", name=_module(context.words, name), on=_switch(on))
    custom_id = str(ModuleSwitch(context.table_id, name, on=not on))
    return Button(label, custom_id, Tone.GOOD if on else Tone.PLAIN)


def _rows(context: MessageContext, lobby: Lobby) -> tuple[tuple[Button, ...], ...]:
    words = context.words
    can_start = len(lobby.seated) >= MIN_PLAYERS
    return (
        (
            Button(words("lobby-join"), context.table_button(JOIN), Tone.GOOD),
            Button(words("lobby-leave"), context.table_button("leave")),
            Button(
                words("lobby-start"),
                context.table_button("start"),
                Tone.MAIN if can_start else Tone.PLAIN,
                disabled=not can_start,
            ),
            *(() if context.in_dm else (Button(words("lobby-invite"), context.table_button(INVITE)),)),
        ),
        (
            Button(words("lobby-computers"), context.table_button("computers")),
            Button(words("lobby-modules"), context.table_button("modules")),
            Button(words("lobby-options"), context.table_button(OPTIONS)),
            Button(words("lobby-close"), context.table_button("close"), Tone.DANGER),
        ),
    )


def _menus(context: MessageContext, lobby: Lobby) -> list[Menu]:
    words, current = context.words, option_values(lobby.agreement)
    return [
        Menu(
            str(OptionMenu(context.table_id, field)),
            words(f"option-{field}"),
            tuple(
                Option(_full_label(words, lobby, field, value), value, chosen=value == current[field])
                for value in values
            ),
        )
        for field, values in option_choices(lobby.seated).items()
        if not (lobby.started and field in BEFORE_THE_GAME)
    ]


def _full_label(words: Words, lobby: Lobby, field: str, value: str) -> str:
    """A choice with the name of its option, as Discord hides that name once something is chosen."""
    choice = choice_label(words, lobby.seated, field, value, shown=plain)
    label = words("options-choice", field=words(f"option-{field}"), choice=choice)
    return shortened(label, LONGEST_OPTION)
