"""What the bot asks of its storage about followers: those who are told how a game goes, and do not play."""

from typing import Final, Protocol

MOST_FOLLOWERS: Final = 20
"""People who follow one table: all get a DM at the same time, and Discord lets a bot open few."""


class FollowerStore(Protocol):
    """Who follows which table.

    Acts tell followers by themselves: a milestone is a pending post for each of them. Whoever sits down
    follows no more, and nobody does once a game has ended.
    """

    async def follow(self, table_id: int, user_id: int) -> bool:
        """Let a person follow a table; False if `MOST_FOLLOWERS` others do."""

    async def stop(self, table_id: int, user_id: int) -> None:
        """A person follows a table no more; what they have not been told yet is not told them."""

    async def follows(self, table_id: int, user_id: int) -> bool:
        """Does a person follow a table?"""
