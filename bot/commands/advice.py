"""Private advice: a hint during a turn, and a review after the game."""

from dataclasses import dataclass, replace

from ai import Level
from bot.commands.closing.finished_games import finished_table
from bot.commands.panel_answers import context_for, game_of, show_panel
from bot.commands.shared import said
from bot.commands.stale_buttons import TableClosed, answer_closed, answer_moved_on, table_behind
from bot.computers.questions import NoLongerAsked
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.replies import Reply, Where, replace_reply
from bot.delivery.requests.work_places import away_from_work
from bot.language.words import Words
from bot.message.custom_ids import ReviewButton
from bot.panel import HOME
from bot.panel.newcomers import tour, tour_progress
from bot.panel.panel_state import PanelState
from bot.private.hints import hint, thinking
from bot.private.review_pages import Reviewed, page
from bot.services import Services
from bot.table.decisions import turns_of
from bot.table.episodes import as_seen_by
from bot.table.lobby_reasons import LobbyReason, LobbyRefusal
from bot.table.table_state import Table
from engine import Game, Phase, Seat, View, legal_actions, view_for
from workers.errors import WorkFailed


async def give_hint_here(services: Services, interaction: Interaction) -> Reply:
    """Give a hint at this channel's table, or at its last one."""
    table = await services.tables.last_at(interaction.channel_id or 0)
    if table is None:
        raise LobbyRefusal(LobbyReason.NO_TABLE)
    return await give_hint(services, interaction, table, Where.PRIVATE)


async def give_hint(services: Services, interaction: Interaction, table: Table, where: Where) -> Reply:
    """Say that a computer is thinking, then show the two best moves; or say why there is no hint."""
    words, seat = words_of(interaction), table.lobby.seat_of(interaction.user.id)
    note = _why_none(words, table, game_of(table), seat)
    if table.lobby.closed:
        raise TableClosed
    if seat is None or note:
        return await show_panel(services, interaction, table, HOME, where, note=note)
    # On the tour, ask the level that gives its tips: two opinions would confuse.
    guided = await tour_progress.is_guided(services.people, table, interaction.user.id)
    asked = _Asked(table, seat, where, tour.LEVEL if guided else Level.VIZIER)
    first = await services.reply(thinking(_panel_state(table, interaction, seat), asked.level), where)

    async def think(arrived: bool) -> None:
        if arrived:  # otherwise there is no known message to put the hint into
            await replace_reply(interaction, await _think_and_show(services, interaction, asked))

    return replace(first, afterwards=think)


@dataclass(frozen=True)
class _Asked:
    """Which level is asked about which seat, and where the answer goes."""

    table: Table
    seat: Seat
    where: Where
    level: Level


async def _think_and_show(services: Services, interaction: Interaction, asked: _Asked) -> Reply:
    """The hint; or the panel, if there is none or the table has moved on."""
    words, table, seat = words_of(interaction), asked.table, asked.seat
    state = _panel_state(table, interaction, seat)
    table_id, user_id = table.stored.id, interaction.user.id

    def is_the_same(now: Table) -> bool:
        return now.lobby.seat_of(user_id) == seat and now.is_open and _seen(now, seat) == state.view

    try:
        advice = await services.questions.answer(
            (table_id, user_id),
            (asked.level, state.view),
            lambda: services.thinking.advise(
                state.view, state.legal, asked.level, seed=table.number, table=table_id
            ),
            is_the_same,
        )
    except WorkFailed:
        note = words("hint-thinking-failed")
        return await show_panel(services, interaction, table, HOME, asked.where, note=note)
    except NoLongerAsked:
        advice = ()
    newest = await services.tables.by_id(table_id) or table
    if newest.lobby.closed:
        return answer_closed(interaction)
    if not is_the_same(newest):
        return await answer_moved_on(services, interaction, newest, asked.where)
    if not advice:  # the panel may show more than the hint knew
        return await show_panel(services, interaction, newest, HOME, asked.where)
    return await services.reply(hint(state, advice, asked.level), asked.where)


def _why_none(words: Words, table: Table, game: Game, seat: Seat | None) -> str:
    if game.phase is Phase.OVER:
        return words("hint-over")
    if seat is None:
        return words("hint-onlooker")
    if not table.lobby.agreement.hints:
        return words("hint-off")
    return "" if seat in game.to_act else words("hint-not-yours")


def _seen(table: Table, seat: Seat) -> View:
    """The position as its player sees it, which is all a hint is based on."""
    return view_for(as_seen_by(game_of(table), seat), seat)


def _panel_state(table: Table, interaction: Interaction, seat: Seat) -> PanelState:
    game = as_seen_by(game_of(table), seat)
    return PanelState(_seen(table, seat), legal_actions(game, seat), context_for(table, interaction))


async def show_review_here(services: Services, interaction: Interaction) -> Reply:
    """The review of the game that ended here last."""
    return await show_review(
        services, interaction, await finished_table(services, interaction), Where.PRIVATE
    )


async def turn_page(services: Services, interaction: Interaction, button: ReviewButton) -> Reply:
    """Turn to another page of a review."""
    table = await table_behind(services, button.table_id)
    return await show_review(services, interaction, table, Where.IN_PLACE, button.at)


async def show_review(
    services: Services, interaction: Interaction, table: Table, where: Where, at: int = 0
) -> Reply:
    """A page of the review of a player's own game."""
    words, game = words_of(interaction), table.game
    if game is None or game.phase is not Phase.OVER:
        raise LobbyRefusal(LobbyReason.NOT_OVER)
    seat = table.lobby.seat_of(interaction.user.id)
    if seat is None:
        return said(words("review-not-played"))
    events = await services.tables.game_events(table.stored.id)
    own = turns_of(await services.tables.history(table.stored.id), seat, interaction.user.id)
    try:
        async with away_from_work():
            found = await services.reviews.of(table.stored.id, seat, events, own)
    except WorkFailed:
        return said(words("review-failed"))
    behind = max(game.scores[: len(game.players)]) - game.scores[seat]
    message = page(context_for(table, interaction), Reviewed(found, behind), at)
    return await services.reply(message, where)
