"""The screen for completing a building site."""

from bot.message.messages import Message
from bot.panel.buying import way_options
from bot.panel.home import hand_line
from bot.panel.looks import sites_line
from bot.panel.moment import Moment
from bot.panel.parts import back, choice, paragraphs, shown
from bot.panel.purchases import purchases
from bot.panel.steps import Screen
from bot.table.expansion import sites_of
from engine import Complete
from render.pictures.hand import HandPicture


def completing(moment: Moment, screen: Screen) -> Message | None:
    """Which building site to complete, and as long as it fits into one menu, with which cards."""
    words = moment.words
    ways = purchases(moment.view, moment.offered(Complete))
    pictures = shown(moment, HandPicture(moment.view))
    if ways:
        options = way_options(moment, ways)
        offered = choice(moment, "complete", words("complete-hint"), options, page=screen.page)
        text = paragraphs(
            words("complete-title"),
            moment.note,
            words("complete-text"),
            sites_line(moment),
            hand_line(moment),
        )
        return Message(text, pictures, offered.notes, rows=(*offered.rows, (back(moment),)))
    if not moment.can_choose_action:
        return None
    nothing = words("complete-nothing" if sites_of(moment.view, moment.seat) else "complete-none")
    text = paragraphs(words("complete-title"), moment.note, nothing, sites_line(moment), hand_line(moment))
    return Message(text, pictures, rows=((back(moment),),))
