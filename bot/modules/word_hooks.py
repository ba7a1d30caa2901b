"""The hooks for words: what posts, stories, looks, refusals and slash commands ask a module."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ai import Reason
    from bot.language.words import Words
    from bot.message.message_context import MessageContext
    from bot.message.messages import Message
    from bot.private.asks import Ask
    from bot.table.episodes import Episode, Seen
    from engine import Cell, Kind, Palace, Refusal, ScoreLine, Seat, Tile, View
    from engine.transitions.events import TileBought
    from render.base.picture import Picture


class WordHooks:
    """The half of a module that speaks."""

    deeds: tuple[type, ...] = ()
    """Those of its events that a player does in a turn, so that the story tells them."""
    buys: tuple[type, ...] = ()
    """Those of its actions that the command /buy can mean, too."""
    asks: tuple["Ask", ...] = ()
    """The slash commands of its own actions."""
    topics: tuple[str, ...] = ()
    """What the rules have to say about it, after the topics of the core."""

    # Names

    def action_label(self, words: "Words", action: Any) -> str:
        """Its own action, as menus and logs name it. *owner*"""
        raise AssertionError(f"no label for {action}")

    def half_label(self, words: "Words", kind: "Kind | None") -> str | None:
        """What lies in half a cell, if it lays halves; without a kind, any such piece. *first*"""
        return None

    # The story

    def deed(self, words: "Words", event: Any) -> str:
        """One of its `deeds`, as part of a sentence. *owner*"""
        raise AssertionError(f"{event} is no deed")

    def turn_in_one(self, words: "Words", deeds: Sequence["Seen"]) -> str | None:
        """All deeds of a turn as one, where its own fill the turn. *first*"""
        return None

    def bought_and_settled(self, words: "Words", bought: "TileBought", settled: Any) -> str | None:
        """A purchase and its own event that settles the tile at once, as one deed. *owner*"""
        return None

    def afterwards(self, context: "MessageContext", episode: "Episode") -> Iterable[str]:
        """Sentences that follow the story of a turn. *collect*"""
        return ()

    def outcome(self, context: "MessageContext", event: Any) -> Iterable[str]:
        """Sentences about its own event that nobody did. *owner*"""
        return ()

    # Posts

    def table_lines(self, context: "MessageContext", view: "View") -> Iterable[str]:
        """What everybody has of it, and what is left. *collect*"""
        return ()

    def is_held(self, view: "View") -> bool:
        """Has anybody something of it? Until then the table post leaves its lines out."""
        return False

    def belongings(self, context: "MessageContext", view: "View", seat: "Seat") -> Iterable[str]:
        """What one player has of it, with secrets only where the view shows them. *collect*"""
        return ()

    def scoring_lines(
        self, context: "MessageContext", view: "View", lines: Sequence["ScoreLine"]
    ) -> Iterable[str]:
        """What it adds to a scoring. *collect*"""
        return ()

    def after_scoring(self, words: "Words", event: Any) -> Iterable[str]:
        """Its own event in the post of the scoring before it. *owner*"""
        return ()

    def before_last_tiles(self, context: "MessageContext", events: Sequence["Seen"]) -> Iterable[str]:
        """What is told before the last tiles are given. *collect*"""
        return ()

    # Looks

    def imaginary_tiles(self, view: "View") -> Iterable["Tile"]:
        """The tiles of its imaginary player. *collect*"""
        return ()

    def lets_leave(self, palace: "Palace", cell: "Cell", new: "Tile | None") -> bool:
        """May the tile in a cell leave the palace, or be swapped for a new one? *all*"""
        return True

    def describe_aside(self, context: "MessageContext", view: "View", seat: "Seat") -> Iterable["Message"]:
        """Where its own pieces may go that wait to be placed, in words. *collect*"""
        return ()

    def describe_choices(self, context: "MessageContext", view: "View", seat: "Seat") -> Iterable["Message"]:
        """What else a seat may do with it in the palace, in words. *collect*"""
        return ()

    # Answers

    def refusal_picture(
        self, view: "View", seat: "Seat", action: Any, refusal: "Refusal"
    ) -> "Picture | None":
        """A picture of why its own action is refused. *owner*"""
        return None

    def reason(self, words: "Words", reason: "Reason") -> str | None:
        """A reason for a move, where its phrase needs facts of its own. *first*"""
        return None
