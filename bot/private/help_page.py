"""The help page: first what to do next where the person is, then topics to choose from."""

from dataclasses import dataclass
from typing import Final

from bot.language.words import Words
from bot.message import emojis
from bot.message.custom_ids import HelpMenu
from bot.message.help_ids import HelpButton, HelpOrder
from bot.message.message_context import MessageContext
from bot.message.messages import Button, Menu, Message, Option, Tone
from bot.panel import look_button
from bot.table.lobby import SEATS
from bot.table.table_state import Table
from engine import Game, Phase, Seat
from engine.position.pieces import MIN_PLAYERS
from render.alt_text.lists import listed

TOPICS: Final = (
    "start",
    "solo",
    "turn",
    "computers",
    "modules",
    "private",
    "waiting",
    "advice",
    "trouble",
    "rules",
)


@dataclass(frozen=True)
class Opening:
    """What the page begins with: where the person is, and what to do next."""

    text: str
    buttons: tuple[Button, ...]


def help_opening(words: Words, opening: Opening, note: str = "") -> Message:
    """The page as it opens, perhaps with a note on top."""
    text = "\n".join(part for part in (words("help-heading"), note, opening.text) if part)
    return Message(text, below=words("help-more"), rows=(opening.buttons, _topics(words)))


def help_topic(words: Words, topic: str) -> Message:
    """The page with a topic."""
    title = words(f"help-topic-{topic}")
    said = words(f"help-topic-{topic}.text", fewest=MIN_PLAYERS, most=SEATS)
    return Message(f"## {title}\n{said}", rows=(_topics(words, topic),))


def without_table(words: Words) -> Opening:
    """Where nobody plays."""
    buttons = (
        Button(words("help-open-table"), str(HelpButton(HelpOrder.TABLE)), Tone.MAIN),
        Button(words("help-solo"), str(HelpButton(HelpOrder.SOLO)), Tone.MAIN),
        Button(words("panel-look-rules"), str(HelpButton(HelpOrder.RULES))),
    )
    return Opening(words("help-here-nobody"), buttons)


def at_table(context: MessageContext, table: Table, user_id: int, *, can_join: bool) -> Opening:
    """Where there is a table: before, during and after its game."""
    if table.game is None:
        return _lobby(context, table, user_id, can_join=can_join)
    if table.game.phase is Phase.OVER:
        return _over(context)
    seat = table.lobby.seat_of(user_id)
    if seat is None:
        return _onlooker(context, can_join=can_join)
    return _turn(context, table.game) if seat in table.game.to_act else _waiting(context, table.game)


def _topics(words: Words, opened: str = "") -> Menu:
    options = (Option(words(f"help-topic-{one}"), one, chosen=one == opened) for one in TOPICS)
    return Menu(str(HelpMenu()), words("help-choose"), tuple(options))


def _lobby(context: MessageContext, table: Table, user_id: int, *, can_join: bool) -> Opening:
    words, rules = context.words, look_button(context, "rules")
    computers = _order(context, "lobby-computers", "computers")
    if table.lobby.person(user_id) is None:
        if can_join:
            return Opening(
                words("help-here-lobby"), (_order(context, "lobby-join", "join", Tone.GOOD), rules)
            )
        return Opening(words("help-here-full"), (rules,))
    if len(table.lobby.seated) < MIN_PLAYERS:
        return Opening(words("help-here-alone"), (computers, rules))
    start = _order(context, "lobby-start", "start", Tone.MAIN)
    return Opening(words("help-here-ready"), (start, computers, rules))


def _turn(context: MessageContext, game: Game) -> Opening:
    words, rules = context.words, look_button(context, "rules")
    if game.phase is Phase.LAST_TILES:
        place = _order(context, "post-place", "place", Tone.MAIN, emojis.PLACE)
        return Opening(words("help-here-last-tiles"), (place, rules))
    hint = (_order(context, "post-hint", "hint"),) if context.hints else ()
    buttons = (
        _order(context, "post-take", "take", Tone.MAIN, emojis.TAKE),
        _order(context, "post-buy", "buy", Tone.MAIN, emojis.BUY),
        *hint,
        rules,
    )
    return Opening(words("help-here-turn"), buttons)


def _waiting(context: MessageContext, game: Game) -> Opening:
    words = context.words
    names = listed(words, [context.name(Seat(seat)) for seat in game.to_act])
    hand = _order(context, "post-hand", "hand", emoji=emojis.HAND)
    looks = (look_button(context, "standings"), look_button(context, "rules"))
    return Opening(words("help-here-waiting", names=names, count=len(game.to_act)), (hand, *looks))


def _onlooker(context: MessageContext, *, can_join: bool) -> Opening:
    words = context.words
    looks = tuple(look_button(context, what) for what in ("table", "standings", "rules"))
    if can_join:
        join = _order(context, "lobby-join", "join", Tone.GOOD)
        return Opening(words("help-here-free-seat"), (join, *looks))
    return Opening(words("help-here-onlooker"), looks)


def _over(context: MessageContext) -> Opening:
    again = _order(context, "post-rematch", "rematch", Tone.MAIN)
    looks = (look_button(context, "scores"), look_button(context, "rules"))
    return Opening(context.words("help-here-over"), (again, *looks))


def _order(
    context: MessageContext, phrase: str, order: str, tone: Tone = Tone.PLAIN, emoji: str = ""
) -> Button:
    return Button(context.words(phrase), context.table_button(order), tone, emoji=emoji)
