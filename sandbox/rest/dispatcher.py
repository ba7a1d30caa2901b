"""The REST dispatcher: token, rate limits, injected faults, shapes, endpoints, a log of every call."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import web

from sandbox.limits.error_codes import ApiError, invalid, not_found, unauthorized
from sandbox.limits.rate_limits import Limited, Rates
from sandbox.rest import channels as rest_channels
from sandbox.rest import commands as rest_commands
from sandbox.rest import emojis as rest_emojis
from sandbox.rest import interactions as rest_interactions
from sandbox.rest import messages as rest_messages
from sandbox.rest import threads as rest_threads
from sandbox.rest import users as rest_users
from sandbox.rest.bodies import read_body
from sandbox.rest.endpoint import ActionOption, Endpoint, Reply
from sandbox.rest.fault_injection import FaultKind, Faults, PlannedFault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sandbox.limits.schema import Schema
    from sandbox.world.world import World

log = logging.getLogger(__name__)
API = "/api/v10"
REMEMBERED_CALLS = 5000
VIA = {"Via": "1.1 sandbox"}
ENDPOINTS: tuple[Endpoint, ...] = (
    *rest_users.ENDPOINTS,
    *rest_commands.ENDPOINTS,
    *rest_interactions.ENDPOINTS,
    *rest_messages.ENDPOINTS,
    *rest_channels.ENDPOINTS,
    *rest_threads.ENDPOINTS,
    *rest_emojis.ENDPOINTS,
)


@dataclass(frozen=True)
class Call:
    """One REST call as it went."""

    moment: float
    method: str
    path: str
    template: str
    body: Any
    files: tuple[str, ...]
    status: int
    answer: Any

    def __str__(self) -> str:
        files = f" +{','.join(self.files)}" if self.files else ""
        told = "" if self.status < web.HTTPBadRequest.status_code else f" {json.dumps(self.answer)}"
        path = re.sub(r"[\w-]{40,}", "…", self.path)
        return f"{self.method} {path}{files} → {self.status}{told}"


@dataclass
class Dispatcher:
    """Takes requests in, lets endpoints answer them."""

    world: World
    rates: Rates
    faults: Faults
    schema: Schema | None = None

    def __post_init__(self) -> None:
        self.calls: deque[Call] = deque(maxlen=REMEMBERED_CALLS)

    def routes(self) -> Iterator[web.RouteDef]:
        """Every endpoint as an aiohttp route."""
        for endpoint in ENDPOINTS:
            yield web.route(endpoint.method, API + endpoint.template, self._door(endpoint))
        yield web.route("*", "/api/{tail:.*}", self._nowhere)

    def _door(self, endpoint: Endpoint) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(endpoint, request)

        return serve

    async def _nowhere(self, request: web.Request) -> web.StreamResponse:
        error = not_found()
        self._record(request, error.status, error.body())
        return _json(error.body(), error.status, {})

    async def _serve(self, endpoint: Endpoint, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        early = self.faults.next(request.method, path, after=False)
        if early is not None and (response := await self._faulty_response(early, request)) is not None:
            return response
        params = dict(request.match_info)
        limited, headers = self.rates.ask(
            endpoint.method, endpoint.template, params, counts_globally=endpoint.counts_globally
        )
        if limited is not None:
            self._record(request, 429, limited.scope, template=endpoint.template)
            return _too_fast(limited, headers)
        response = await self._answered(endpoint, request, params, headers)
        late = self.faults.next(request.method, path, after=True)
        if late is not None and (faulty := await self._faulty_response(late, request)) is not None:
            return faulty
        return response

    async def _answered(
        self, endpoint: Endpoint, request: web.Request, params: dict[str, str], headers: dict[str, str]
    ) -> web.Response:
        body: Any = None
        files: tuple[str, ...] = ()
        try:
            self._check_token(endpoint, request)
            body, uploads = await read_body(request)
            files = tuple(upload.filename for upload in uploads.values())
            if self.schema is not None:
                self.schema.check_request(endpoint.method, endpoint.template, body)
            _check_object(endpoint, body)
            self._check_age(endpoint, params)
            reply = endpoint.handler(self.world, ActionOption(params, request.query, body, uploads))
        except TooFast as error:
            self._record(request, 429, None, template=endpoint.template, body=body, files=files)
            return _too_fast(error.limited, headers)
        except ApiError as error:
            reply = Reply(error.body(), error.status)
        except Exception as error:
            log.exception("the sandbox itself broke at %s %s", request.method, request.path)
            reply = Reply({"message": f"the sandbox itself broke: {error!r}", "code": 0}, 500)
        status = 204 if reply.body is None else reply.status
        self._record(request, status, reply.body, template=endpoint.template, body=body, files=files)
        return _json(reply.body, status, headers)

    def _check_token(self, endpoint: Endpoint, request: web.Request) -> None:
        if endpoint.needs_token and request.headers.get("Authorization") != f"Bot {self.world.logins.token}":
            raise unauthorized()

    def _check_age(self, endpoint: Endpoint, params: dict[str, str]) -> None:
        """Old messages may not be edited as often as new ones."""
        if endpoint.method != "PATCH" or "message_id" not in params:
            return
        if not params["message_id"].isdecimal():
            return
        message = self.world.messages.get(int(params["message_id"]))
        if message is not None:
            age = self.world.clock.now() - message.made
            limited = self.rates.ask_old_edit(message.channel_id, age)
            if limited is not None:
                raise TooFast(limited)

    async def _faulty_response(self, planned: PlannedFault, request: web.Request) -> web.Response | None:
        if planned.kind is FaultKind.SLOW:
            await asyncio.sleep(planned.seconds)
            return None
        await request.read()
        if planned.kind is FaultKind.LIMIT:
            self._record(request, 429, None)
            return _too_fast(Limited(planned.seconds, planned.scope), {})
        if planned.kind is FaultKind.DROP:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        body = {"message": planned.message, "code": planned.code}
        self._record(request, planned.status, body)
        return _json(body, planned.status, {})

    def _record(
        self,
        request: web.Request,
        status: int,
        answer: Any,
        *,
        template: str = "",
        body: Any = None,
        files: tuple[str, ...] = (),
    ) -> None:
        path = request.path.removeprefix(API)
        now = self.world.clock.now()
        self.calls.append(Call(now, request.method, path, template, body, files, status, answer))


def _check_object(endpoint: Endpoint, body: Any) -> None:
    """Only the bulk overwrite of commands takes a list."""
    if endpoint.method != "PUT" and not isinstance(body, dict):
        raise invalid((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


class TooFast(Exception):
    """A limit that shows only once the request is known."""

    def __init__(self, limited: Limited) -> None:
        super().__init__(limited.message)
        self.limited = limited


def _too_fast(limited: Limited, headers: dict[str, str]) -> web.Response:
    is_global = limited.scope == "global"
    wait = round(max(limited.retry_after, 0.001), 3)
    body = {"message": limited.message, "retry_after": wait, "global": is_global, "code": limited.code}
    shown = {"Retry-After": str(int(wait) + 1), "X-RateLimit-Scope": limited.scope, **headers}
    if is_global:
        shown["X-RateLimit-Global"] = "true"
    return _json(body, 429, shown)


def _json(body: Any, status: int, headers: dict[str, str]) -> web.Response:
    """An answer whose content type is exactly application/json, as discord.py insists."""
    if body is None:
        return web.Response(status=204, headers={**VIA, **headers})
    content = json.dumps(body, ensure_ascii=False).encode()
    shown = {"Content-Type": "application/json", **VIA, **headers}
    return web.Response(body=content, status=status, headers=shown)
