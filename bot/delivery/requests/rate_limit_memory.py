"""What discord.py remembers of Discord's rate limits, one for each channel: cleared now and then."""

from typing import Final

from bot.delivery.interactions import Client

FEW: Final = 256
"""Limits that are not worth clearing."""


def clear_seldom(client: Client) -> None:
    """Forget unused limits whenever they have doubled in number.

    discord.py would look through all of them at every request to a new channel: ten thousand reminders at
    once would cost fifty million looks.
    """
    http = client.http
    clear, worth_clearing = http._try_clear_expired_ratelimits, FEW  # noqa: SLF001 (it has no public place)

    def clear_if_many() -> None:
        nonlocal worth_clearing
        if len(http._buckets) >= worth_clearing:  # noqa: SLF001 (as above)
            clear()
            worth_clearing = max(2 * len(http._buckets), FEW)  # noqa: SLF001 (as above)

    http._try_clear_expired_ratelimits = clear_if_many  # type: ignore[method-assign]  # noqa: SLF001
