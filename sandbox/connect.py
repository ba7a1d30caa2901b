"""Point an unmodified discord.py at the sandbox, and at no other host."""

from __future__ import annotations

import ipaddress

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


class NotLoopback(ValueError):
    """An address that is not this machine's own."""


def point_discord_py_at(url: str) -> None:
    """Let every discord.py client of this process talk to the sandbox at `url`; call it before login."""
    address = yarl.URL(url)
    check_loopback(address.host or "")
    base = str(address.origin())
    Route.BASE = f"{base}/api/v10"
    Asset.BASE = base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(base).with_scheme("ws") / "gateway"


def check_loopback(host: str) -> None:
    """Refuse every host but this machine."""
    if host == "localhost":
        return
    try:
        fine = ipaddress.ip_address(host).is_loopback
    except ValueError:
        fine = False
    if not fine:
        raise NotLoopback(f"{host or 'no host'} is not a loopback address")
