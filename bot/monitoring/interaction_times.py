"""Interactions: how soon they are acknowledged and answered, and what becomes of them."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

import discord

from bot.delivery.interactions import Interaction
from bot.log import begin_request
from bot.monitoring.metrics import Metrics

KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
}
SUGGESTION: Final = "suggestion"
"""The kind of what discord.py answers with suggestions while somebody types."""
_CALLBACK: Final = "interactions"
_LATER: Final = "webhooks"


@dataclass(eq=False)
class Served:
    """One interaction, from hearing it until it needs no more answers."""

    heard: float = field(default_factory=time.perf_counter)
    acknowledged: float | None = None
    answered: float | None = None
    problem: str | None = None
    """What has become of it instead of an answer, in a word."""

    @property
    def outcome(self) -> str:
        """What has become of it."""
        return self.problem or ("unanswered" if self.answered is None else "answered")

    def note(self, resource: str | None) -> None:
        """Discord has taken an answer."""
        self.answered = time.perf_counter()
        if resource == _CALLBACK:
            self.acknowledged = self.answered


_current: ContextVar[Served | None] = ContextVar("served", default=None)


class InteractionTimes:
    """Measures interactions while they are served."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def note_repeated(self, interaction: Interaction) -> None:
        """It was delivered twice, and is not served again."""
        self._metrics.interactions.labels(_kind(interaction), "repeated").inc()

    @contextmanager
    def serving(self, interaction: Interaction) -> Iterator[Served]:
        """Measure one, and give all that follows from it a name in the log."""
        begin_request()
        served = Served()
        token = _current.set(served)
        try:
            yield served
        finally:
            _current.reset(token)
            self._count(_kind(interaction), served)

    def note_answer(self, resource: str | None) -> None:
        """Discord has taken a request about something: perhaps an answer to what is being served."""
        served = _current.get()
        if served is not None and resource in (_CALLBACK, _LATER):
            served.note(resource)
        elif resource == _CALLBACK:  # nothing else is answered without being served
            self._metrics.interactions.labels(SUGGESTION, "answered").inc()

    def _count(self, kind: str, served: Served) -> None:
        self._metrics.interactions.labels(kind, served.outcome).inc()
        if served.acknowledged is not None:
            self._metrics.acknowledged.labels(kind).observe(served.acknowledged - served.heard)
        if served.answered is not None:
            self._metrics.answered.labels(kind).observe(served.answered - served.heard)


def resource_of(path: str) -> str | None:
    """What a request of Discord's API is about, such as "channels"; None if it is none of the API's."""
    _, api, _, resource = (*path.split("/", 4), "", "", "")[:4]
    return resource if api == "api" else None


def _kind(interaction: Interaction) -> str:
    return KINDS.get(interaction.type, "other")
