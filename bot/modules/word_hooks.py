"""The hooks for words: what posts, stories, looks, refusals and slash commands ask a module."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ai import Reason
    from bot.language.words import Words
    from bot.message.message_context import MessageContext
    from bot.message.messages import Message
    from bot.private.action_options import ActionOption
    from bot.private.digest.news import News
    from bot.private.digest.since import Since
    from bot.table.episodes import Episode, Seen
    from engine import Cell, Kind, Palace, Refusal, ScoreLine, Seat, Tile, View
    from engine.transitions.events import TileBought
    from render.base.picture import Picture


class WordHooks:
    """What a module says."""

    deeds: tuple[type, ...] = ()
    """Those of its events that a player causes in a turn; the story tells them."""
    buys: tuple[type, ...] = ()
    """Those of its actions that the command /buy can mean too."""
    action_options: tuple["ActionOption", ...] = ()
    """The slash commands for its actions."""
    topics: tuple[str, ...] = ()
    """Its topics in the rules, after those of the base game."""

    # Names

    def action_label(self, words: "Words", action: Any) -> str:
        """Its own action in menus and logs. *owner*"""
        raise AssertionError(f"no label for {action}")

    def half_label(self, words: "Words", kind: "Kind | None") -> str | None:
        """The name of its piece in half a cell, with or without its kind. *first*"""
        return None

    def tile_label(self, words: "Words", view: "View", tile: "Tile") -> str | None:
        """The exact name of a tile that it makes something else of. *first*"""
        return None

    # The story

    def deed(self, words: "Words", event: Any) -> str:
        """One of its `deeds`, as part of a sentence. *owner*"""
        raise AssertionError(f"{event} is no deed")

    def brief_deeds(self, words: "Words", deeds: Sequence["Seen"]) -> Iterable[str]:
        """Its own among the deeds of a turn, for a post of several turns: no payment, no place. *collect*"""
        return (self.deed(words, deed) for deed in deeds if isinstance(deed, self.deeds))

    def turn_in_one(self, words: "Words", deeds: Sequence["Seen"]) -> str | None:
        """All deeds of a turn as one, if they are all its own. *first*"""
        return None

    def bought_and_settled(self, words: "Words", bought: "TileBought", settled: Any) -> str | None:
        """A purchase and its own event that disposes of the tile right away, as one deed. *owner*"""
        return None

    def afterwards(self, context: "MessageContext", episode: "Episode") -> Iterable[str]:
        """Sentences that follow the story of a turn. *collect*"""
        return ()

    def outcome(self, context: "MessageContext", event: Any) -> Iterable[str]:
        """Sentences about its own event that no player caused. *owner*"""
        return ()

    # Posts

    def table_lines(self, context: "MessageContext", view: "View") -> Iterable[str]:
        """What the players have of it, and what is left. *collect*"""
        return ()

    def is_held(self, view: "View") -> bool:
        """Does any player have something of it? If not, the table post omits its lines."""
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
        """What happens before the last tiles are given. *collect*"""
        return ()

    # Looks

    def imaginary_tiles(self, view: "View") -> Iterable["Tile"]:
        """The tiles of its imaginary player. *collect*"""
        return ()

    def lets_leave(self, palace: "Palace", cell: "Cell", new: "Tile | None") -> bool:
        """May the tile in a cell be taken back, or be swapped for a new one? *all*"""
        return True

    def describe_aside(self, context: "MessageContext", view: "View", seat: "Seat") -> Iterable["Message"]:
        """In words alone: where its pieces that wait to be placed may go. *collect*"""
        return ()

    def describe_choices(self, context: "MessageContext", view: "View", seat: "Seat") -> Iterable["Message"]:
        """In words alone: what else it allows in a seat's palace. *collect*"""
        return ()

    def digest_news(self, context: "MessageContext", happened: "Since") -> Iterable["News"]:
        """What happened with it since a person's last turn. *collect*"""
        return ()

    # Answers

    def refusal_picture(
        self, view: "View", seat: "Seat", action: Any, refusal: "Refusal"
    ) -> "Picture | None":
        """A picture of why its own action is refused. *owner*"""
        return None

    def reason(self, words: "Words", reason: "Reason") -> str | None:
        """A reason for a move, if its phrase needs facts that only this module knows. *first*"""
        return None
