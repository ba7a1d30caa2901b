"""Asks the bot on this machine whether it is ready, for a container's health check: exit code 0 if it is."""

import sys
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv6Address, ip_address
from typing import Final

from bot.settings import Address, StartError, read_settings

ANSWERS_WITHIN: Final = 5.0


def main() -> int:
    """Print what /readyz says; the exit code is 0 if the bot is ready."""
    try:
        address = read_settings().monitor
    except StartError as error:
        print(error, file=sys.stderr)
        return 1
    if address is None:
        print("ALHAMBRA_MONITOR is 0: nobody can be asked.")
        return 1
    ready, said = ask(address)
    print(said)
    return 0 if ready else 1


def ask(address: Address) -> tuple[bool, str]:
    """Whether a bot is ready, and what it says."""
    connection = HTTPConnection(_reached_at(address), address.port, timeout=ANSWERS_WITHIN)
    try:
        connection.request("GET", "/readyz")
        response = connection.getresponse()
        return response.status == HTTPStatus.OK, response.read().decode().strip()
    except (OSError, HTTPException) as error:
        return False, f"no answer from {address} ({error})"
    finally:
        connection.close()


def _reached_at(address: Address) -> str:
    """Whoever listens on all addresses is reached on this machine's own."""
    host = ip_address(address.host)
    if not host.is_unspecified:
        return address.host
    return "::1" if isinstance(host, IPv6Address) else "127.0.0.1"


if __name__ == "__main__":
    sys.exit(main())
