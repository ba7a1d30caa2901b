"""Who may use the sandbox: programs on this machine and its own page, but no other web page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import yarl
from aiohttp import web

from sandbox.connect import NotLoopback, check_loopback

if TYPE_CHECKING:
    from aiohttp.typedefs import Handler


@web.middleware
async def only_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a request under another host name (DNS rebinding) or from another page."""
    own = _address(f"http://{request.headers.get('Host', '')}")
    for origin in request.headers.getall("Origin", []):
        if _address(origin) != own:
            raise web.HTTPForbidden(text="another page")
    return await handler(request)


def check_from_page(request: web.Request) -> None:
    """Refuse a request that no page has sent."""
    if "Origin" not in request.headers:
        raise web.HTTPForbidden(text="only for the page")


def _address(text: str) -> yarl.URL:
    """The origin of an address on this machine."""
    try:
        address = yarl.URL(text)
        check_loopback(address.host or "")
        return address.origin()
    except (NotLoopback, ValueError) as error:
        raise web.HTTPForbidden(text="this machine only") from error
