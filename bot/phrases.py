"""Everything the bot says. No other file of this room contains prose for people."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from discord.utils import escape_markdown, escape_mentions

from bot.lobby import SEATS, Lobby, LobbyReason
from engine.pieces import MIN_PLAYERS

TOPICS: Final[dict[str, tuple[str, str]]] = {
    "start": (
        "Starting a game",
        (
            "`/alhambra new` opens a table in this channel; with `thread: True` it gets a thread of its own. "
            f"Others press **Join**: {MIN_PLAYERS} to {SEATS} people play. One table per channel or thread."
        ),
    ),
    "private": (
        "Private hands",
        (
            "Your money stays with you: it comes by DM and in answers that only you can see. "
            "Press **Try my DMs** in `/about` to see whether I can reach you."
        ),
    ),
    "trouble": (
        "If something goes wrong",
        (
            "Nothing that I confirmed to you is lost, not even by a crash. Old buttons still answer. "
            "If a button stays silent, press it again; **Report a problem** in `/about` tells the host."
        ),
    ),
    "rules": (
        "The game",
        (
            "Build the finest Alhambra: buy tiles with the right currency, pay exactly to act again, "
            "lead in each kind of building when a scoring comes, and keep your outer wall long."
        ),
    ),
}

HELP_TITLE: Final = "How this works"
HELP_INTRO: Final = "I host Dirk Henn's *Alhambra* in this channel. Choose what you would like to know."
HELP_CHOOSE: Final = "Choose a topic"
HELP_DESCRIPTION: Final = "How to play with this bot"
HELP_TOPIC_DESCRIPTION: Final = "What you would like to know"
ABOUT_DESCRIPTION: Final = "What this bot is, and how to reach its host"
ALHAMBRA_DESCRIPTION: Final = "Tables for a game of Alhambra"
NEW_DESCRIPTION: Final = "Open a table in this channel"
THREAD_DESCRIPTION: Final = "Give the table a thread of its own"
CLOSE_DESCRIPTION: Final = "Close this channel's table"
SHOW_DESCRIPTION: Final = "Show this channel's table again"

TRY_DMS: Final = "Try my DMs"
REPORT: Final = "Report a problem"
REPORT_TITLE: Final = "Tell the host"
REPORT_LABEL: Final = "What happened?"
REPORT_HINT: Final = "What you did, what you saw, what you expected"
JOIN, LEAVE, CLOSE = "Join", "Leave", "Close table"

UNKNOWN_TOPIC: Final = "I have nothing on that. Here is what I know about."
GONE: Final = "That button is from an older version of me. Use `/alhambra show` for the table as it is now."
MOVED_ON: Final = "That table is closed."
MOVED_BELOW: Final = "This table is shown further down."
RESTARTING: Final = "I am just restarting. Try again in a moment; nothing is lost."
NOTHING_TO_SHOW: Final = "There is no table here. `/alhambra new` opens one."
TABLE_SHOWN: Final = "Here it comes."
TABLE_CLOSED: Final = "The table is closed."
ALREADY_DONE: Final = "That is done already."
DM_TEXT: Final = "It works: I can reach you here. Your money cards will come to you this way."
DM_ALT: Final = "An eight-pointed star in terracotta on a pale tile"
DM_SENT: Final = "I have sent you a DM with a picture. If you can see it, private hands will reach you."
DM_CLOSED: Final = (
    "I cannot send you a DM: yours are closed to me. Allow direct messages for this server in its privacy settings, "
    "or leave it so: whatever is private also comes in answers that only you can see."
)

_REFUSALS: Final[dict[LobbyReason, str]] = {
    LobbyReason.NO_TABLE: NOTHING_TO_SHOW,
    LobbyReason.ALREADY_SEATED: "You have a seat at this table already.",
    LobbyReason.NOT_SEATED: "You have no seat at this table.",
    LobbyReason.FULL: f"All {SEATS} seats are taken.",
    LobbyReason.NOT_YOURS: "Only whoever opened the table, or somebody who manages this server, may close it.",
}


def refused(reason: LobbyReason) -> str:
    """Why a lobby says no."""
    return _REFUSALS[reason]


def about(version: str, tables: int) -> str:
    """What the bot is."""
    open_tables = {0: "no open table", 1: "one open table"}.get(tables, f"{tables} open tables")
    return (
        f"## Alhambra\nA host for Dirk Henn's board game, version {version}, with {open_tables}. "
        "An unofficial fan project: the game belongs to Dirk Henn and Queen Games, and none of their art is used here.\n"
        "I read no messages, only commands and buttons, and keep who sat at which table."
    )


def reported(number: int) -> str:
    """Thanks for a report."""
    return f"Thank you. The host will find your report as number {number}."


def failed(error_id: str) -> str:
    """Something unexpected went wrong."""
    return (
        "Something went wrong on my side, and this was not done. Please try again; "
        f"if it happens once more, tell the host this code: `{error_id}`."
    )


def missing_permissions(names: Iterable[str]) -> str:
    """The bot may not post here."""
    listed = ", ".join(f"**{name}**" for name in names)
    return f"I cannot keep a table here: I lack {listed}. Somebody who manages this server can give me that."


def table_opened(channel_id: int | None) -> str:
    """A new table, here or in a thread of its own."""
    return (
        f"Your table is open: <#{channel_id}>" if channel_id else "Your table is open. Others can join below."
    )


def table_elsewhere(link: str) -> str:
    """One table per channel."""
    return f"There is a table here already: {link}"


def safe(name: str) -> str:
    """A name that people chose, shown as it is and pinging nobody."""
    visible = "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cf", "Cs"))
    shown = escape_mentions(escape_markdown(" ".join(visible.split())))
    return shown.replace("<", "\\<") or "?"


def lobby(shown: Lobby) -> str:
    """A table before its game."""
    seats = "\n".join(f"{number}. {safe(person.name)}" for number, person in enumerate(shown.seated, start=1))
    if shown.closed:
        return f"## Alhambra\nThis table, opened by {safe(shown.opener.name)}, is closed."
    still = max(MIN_PLAYERS - len(shown.seated), 0)
    waiting = f"Waiting for {still} more." if still else f"{len(shown.seated)} of {SEATS} seats are taken."
    return f"## Alhambra\n{safe(shown.opener.name)} has opened a table. {waiting}\n{seats or '*Nobody sits here yet.*'}"


def thread_name(opener: str) -> str:
    """What a table's thread is called."""
    return f"Alhambra – {' '.join(opener.split())}"[:100]
