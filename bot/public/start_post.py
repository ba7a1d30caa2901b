"""The post that opens a game: hands, who starts, what is in play, and what was agreed."""

from bot.language.labels import purse_label
from bot.message.fitting import fitted
from bot.message.message_context import MessageContext
from bot.message.messages import Message
from bot.panel import look_button
from bot.public.agreement_lines import agreed_in_short, introductions
from bot.public.end_post import verify_button
from bot.public.story import opening_hands, outcomes, story
from bot.table.episodes import Episode
from engine import Seat
from engine.position.pieces import total
from render.alt_text.lists import listed


def start(context: MessageContext, episode: Episode) -> Message:
    """The opening hands as they were dealt, who starts and why; the sealed shuffle is behind a button."""
    text = fitted(context, lambda naming: _text(naming, episode))
    return Message(text, rows=((look_button(context, "rules"), verify_button(context)),))


def _text(context: MessageContext, episode: Episode) -> str:
    words = context.words
    hands = opening_hands(episode)
    first = episode.after.to_act[0]
    in_order = [Seat((first + n) % len(hands)) for n in range(len(hands))]
    names = listed(words, [context.name(seat) for seat in in_order])
    lines = [words("post-start", names=names), "", words("post-start-hands")]
    for seat, hand in enumerate(hands):
        cards = purse_label(words, hand)
        lines.append(words("post-start-hand", name=context.name(Seat(seat)), cards=cards, total=total(hand)))
    lines += ["", story(context, episode)]
    if brought := introductions(words, episode.after):
        lines += ["", words("post-start-modules"), *brought]
    lines += [*outcomes(context, episode), "", agreed_in_short(context)]
    return "\n".join(lines)
