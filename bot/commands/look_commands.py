"""Looking around: everything public, shown privately to anybody; and your hand."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.commands.panel_answers import context_for, digest_message, show_panel
from bot.commands.stale_buttons import table_behind
from bot.delivery.interactions import Interaction, NotOffered, chosen_in, data_of, preferences_of, words_of
from bot.delivery.replies import Reply, Where
from bot.message.custom_id import is_count
from bot.message.custom_ids import LogButton, LookButton, PageButton, RulesMenu
from bot.message.looks import Look
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Message
from bot.panel import look_button
from bot.panel.parts import LONGEST_BUTTON, rows_of
from bot.panel.preferred_screens import preferred_context, without_retelling
from bot.private.describe import describe_own_places, describe_palace, describe_table
from bot.private.final_scores import final_scores
from bot.private.log_and_history import LATEST, log, position
from bot.private.look_pages import memory, palace, scores
from bot.private.player_names import players_named, suggestions, unclear
from bot.private.rules_text import rule_topics, rules, topics
from bot.public.agreement_lines import agreed_page
from bot.public.game_posts import standings_now, table_now
from bot.services import Services
from bot.storage.damage import TableBroken
from bot.table.episodes import Episode, as_seen_by, settled
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_state import Table
from engine import Phase, Seat, View, ledger, redact, view_for
from render.alt_text.lengths import shortened
from render.base.look import Look as PictureLook

MOST_GAMES: Final = 15


async def look(services: Services, interaction: Interaction, what: str) -> Reply:
    """Show something of this channel's table, or of its last one."""
    table = await _last_table(services, interaction)
    return await _show_look(services, interaction, table, Look(what), Where.PRIVATE)


async def look_at(services: Services, interaction: Interaction, what: str, typed: str) -> Reply:
    """The same for the player whose name was typed; or ask which one, if the name is unclear."""
    table = await _last_table(services, interaction)
    if not typed.strip() or table.game is None:
        return await _show_look(services, interaction, table, Look(what), Where.PRIVATE)
    context, seats = context_for(table, interaction), len(table.game.scores)
    found = players_named(typed, context, seats)
    if len(found) == 1:
        return await _show_look(services, interaction, table, Look(what, str(found[0])), Where.PRIVATE)
    meant = found or tuple(Seat(seat) for seat in range(seats))
    others = [_named(context, Look(what, str(seat)), context.plain_name(seat)) for seat in meant]
    message = Message(unclear(typed, found, context, seats), rows=rows_of(others))
    return await services.reply(with_more(message, context))


async def suggest_players(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Players of this channel's table whose names match what is typed."""
    try:
        table = await services.tables.last_at(interaction.channel_id or 0)
    except TableBroken:
        return []
    if table is None or table.game is None:
        return []
    return suggestions(typed, context_for(table, interaction), len(table.game.scores))


async def _last_table(services: Services, interaction: Interaction) -> Table:
    table = await services.tables.last_at(interaction.channel_id or 0)
    if table is None:
        raise LobbyRefusal(LobbyReason.NO_TABLE)
    return table


def with_more(message: Message, context: MessageContext, *before: Button) -> Message:
    """A look with a button that leads to the others, after those that are nearest."""
    more = Button(context.words("panel-button-more"), context.panel_button("more"))
    return replace(message, rows=(*message.rows, (*before, more)))


async def press(services: Services, interaction: Interaction, button: LookButton) -> Reply:
    """Show what a button names."""
    table = await table_behind(services, button.table_id)
    return await _show_look(services, interaction, table, Look.read(button.order), Where.IN_PLACE)


async def _show_look(
    services: Services, interaction: Interaction, table: Table, look: Look, where: Where
) -> Reply:
    context, name = context_for(table, interaction), look.name
    if name == "rules":
        return await services.reply(
            with_more(rules(context.words, look=_rules_look(interaction)), context), where
        )
    if table.game is None:
        raise LobbyRefusal(LobbyReason.NOT_STARTED)
    if name == "hand":
        return await show_panel(services, interaction, table, "hand", where)
    if name in ("digest", "log", "history"):
        history, changes = await services.tables.past(table.stored.id)
        if name == "digest":
            return await services.reply(digest_message(table, interaction, history, changes), where)
        return await services.reply(_past(context, name, history), where)
    if name == "scores" and table.game.phase is Phase.OVER:
        message = final_scores(context, await services.tables.history(table.stored.id))
    elif name == "memory":
        events = settled(await services.tables.game_events(table.stored.id))
        seen = [redact(event, None) for event in events]
        view = view_for(as_seen_by(table.game, None), None)
        message = memory(context, view, ledger(seen), table.lobby.agreement.memory_aid)
    else:
        message = _of_position(table, context, look, table.lobby.seat_of(interaction.user.id))
    message = with_more(without_retelling(message, preferences_of(interaction), name), context)
    return await services.reply(message, where)


def _of_position(table: Table, context: MessageContext, look: Look, seat: Seat | None) -> Message:
    """A look at the current position."""
    assert table.game is not None, "there is a game to look at"
    game = as_seen_by(table.game, seat)
    view = view_for(game, None)
    match look.name:
        case "standings":
            return standings_now(context, view)
        case "agreed":
            return agreed_page(context, view)
        case "scores":
            return scores(context, view)
        case "palace" | "palaces":
            shown = _seat(view, look, seat)
            return replace(palace(context, view, shown), rows=rows_of(_palaces(context, view)))
        case "describe":
            return _described(context, view_for(game, seat), look)
        case _:
            return replace(table_now(context, view), rows=())


def _seat(view: View, look: Look, own: Seat | None) -> Seat:
    """Whose palace is meant: the named one, else your own, else that of the player to act."""
    if (named := look.seat(len(view.scores))) is not None:
        return Seat(named)
    return own if own is not None else next(iter(view.to_act), Seat(0))


def _described(context: MessageContext, view: View, look: Look) -> Message:
    """The table or a palace in words, or where your tiles could go."""
    subject, named = look.subject, look.seat(len(view.scores))
    if subject == "places" and view.seat is not None:
        pages = describe_own_places(context, view, view.seat)
    elif named is not None and named < len(view.players):
        pages = describe_palace(context, view, Seat(named))
    elif named is not None:
        pages = (palace(context, view, Seat(named)),)  # an imaginary player's tiles are in words already
    else:
        subject, pages = "table", describe_table(context, view)
    at = min(look.page, len(pages) - 1)
    turning = [_telling(context, subject, context.words("look-next"), at + 1)][: len(pages) - 1 - at]
    return replace(pages[at], rows=rows_of([*turning, *_subjects(context, view)]))


def _subjects(context: MessageContext, view: View) -> list[Button]:
    words = context.words
    own = [] if view.seat is None else [_telling(context, "places", words("look-places"))]
    palaces = [
        _telling(context, str(seat), context.plain_name(Seat(seat))) for seat in range(len(view.players))
    ]
    return [_telling(context, "table", words("panel-look-table")), *own, *palaces]


def _palaces(context: MessageContext, view: View) -> list[Button]:
    seats = range(len(view.scores))
    return [_named(context, Look("palace", str(seat)), context.plain_name(Seat(seat))) for seat in seats]


def _telling(context: MessageContext, subject: str, label: str, page: int = 0) -> Button:
    return _named(context, Look("describe", subject, page), label)


def _named(context: MessageContext, look: Look, label: str) -> Button:
    custom_id = str(LookButton(context.table_id, context.number, str(look)))
    return Button(shortened(label, LONGEST_BUTTON), custom_id)


# The past


async def turn_page(services: Services, interaction: Interaction, button: PageButton) -> Reply:
    """Turn a page of the log, or step through the game."""
    table = await table_behind(services, button.table_id)
    if table.game is None:
        raise NotOffered
    context = context_for(table, interaction)
    history = await services.tables.history(table.stored.id)
    name, at = "log" if isinstance(button, LogButton) else "history", _page(interaction, button)
    return await services.reply(_past(context, name, history, at), Where.IN_PLACE)


def _past(context: MessageContext, name: str, history: Sequence[Episode], at: int = LATEST) -> Message:
    """A page of the log, from which it is one step to what is new; or a position of the game."""
    if name == "history":
        return with_more(position(context, history, at), context)
    return with_more(log(context, history, at), context, look_button(context, "digest"))


def _page(interaction: Interaction, button: PageButton) -> int:
    """The page that a button names, or that was chosen in a menu."""
    chosen = chosen_in(data_of(interaction))
    if chosen is None:
        return button.at
    if not is_count(chosen):
        raise NotOffered
    return int(chosen)


# Elsewhere


async def show_rules(services: Services, interaction: Interaction, topic: str = "") -> Reply:
    """Show a topic of the rules, named as in the list or by part of its title, or the first."""
    words = words_of(interaction)
    if topic and topic not in rule_topics():
        topic = next((each for each, _ in topics(words, topic)), "")
    return await services.reply(rules(words, topic, _rules_look(interaction)))


async def suggest_rules(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:  # noqa: ARG001 (as all that suggest)
    """Topics of the rules that match what is typed."""
    return [(title, topic) for topic, title in topics(words_of(interaction), typed)]


async def choose_rules_topic(services: Services, interaction: Interaction, button: RulesMenu) -> Reply:  # noqa: ARG001 (as every route)
    """Show the topic of the rules chosen in their menu."""
    chosen = chosen_in(data_of(interaction)) or ""
    opened = rules(words_of(interaction), chosen, _rules_look(interaction))
    return await services.reply(opened, Where.IN_PLACE)


def _rules_look(interaction: Interaction) -> PictureLook:
    """How a person likes the cards of the rules, which name no players."""
    nowhere = MessageContext(0, 0, (), words_of(interaction))
    return preferred_context(nowhere, preferences_of(interaction)).look
