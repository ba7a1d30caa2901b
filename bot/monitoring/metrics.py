"""Every metric: its name, what it says, its labels. None names a person, a channel or a table."""

from importlib.metadata import PackageNotFoundError, version
from itertools import product
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

ANSWER_BUCKETS: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 15.0)
"""Seconds. Discord waits three for the first answer."""
WORK_BUCKETS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 6.0)
"""Seconds for a picture or a thought, which is given up after six of processor time."""
DATABASE_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.0, 15.0)
LAG_BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)

KINDS: Final = ("command", "press", "form", "suggestion")
OUTCOMES: Final = ("answered", "unanswered", "failed", "left", "repeated")
EVENTS: Final = ("connected", "broken", "resumed")
SCOPES: Final = ("user", "shared", "global")
LEVELS: Final = ("warning", "error", "critical")

disable_created_metrics()  # type: ignore[no-untyped-call]  # when each series began: as many lines again, which nobody reads


class Metrics:
    """The metrics of one bot, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._name_version()
        self._measure_people_and_tables()
        self._measure_discord()
        self._measure_work()
        self._measure_database()
        self._begin_at_zero()

    def _name_version(self) -> None:
        self._gauge("alhambra_build", "Always 1; the version is a label.", "version").labels(_version()).set(
            1
        )
        self.ready = self._gauge("alhambra_ready", "1 if /readyz says that the bot is ready.")

    def _measure_people_and_tables(self) -> None:
        self.interactions = self._counter(
            "alhambra_interactions",
            "Commands, presses, forms, suggestions, by what became of them.",
            "kind",
            "outcome",
        )
        self.acknowledged = self._histogram(
            "alhambra_acknowledgement_seconds",
            "From hearing an interaction until Discord took the first answer, which may be a 'thinking'.",
            ANSWER_BUCKETS,
            "kind",
        )
        self.answered = self._histogram(
            "alhambra_answer_seconds",
            "From hearing an interaction until Discord took the last of its answers.",
            ANSWER_BUCKETS,
            "kind",
        )
        self.tables_open = self._gauge("alhambra_tables_open", "Tables that are open.")
        self.posts_waiting = self._gauge("alhambra_posts_waiting", "What is still to be posted.", "kind")
        self.oldest_post = self._gauge(
            "alhambra_oldest_post_age_seconds", "Age of the oldest of them; 0 if there is none.", "kind"
        )
        self.timers_due = self._gauge(
            "alhambra_timers_due", "Reminders, deadlines and the like that are due."
        )
        self.timers_late = self._gauge(
            "alhambra_timers_late_seconds", "For how long the first of them has been due; 0 if there is none."
        )

    def _measure_discord(self) -> None:
        self.requests = self._counter(
            "alhambra_requests",
            "Requests to Discord, by what they were for and what Discord said.",
            "priority",
            "outcome",
        )
        self.request_took = self._histogram(
            "alhambra_request_seconds", "From sending a request until Discord answered.", ANSWER_BUCKETS
        )
        self.request_waited = self._histogram(
            "alhambra_request_wait_seconds",
            "How long requests waited for their share of the budget.",
            ANSWER_BUCKETS,
            "priority",
        )
        self.requests_waiting = self._gauge(
            "alhambra_requests_waiting", "Requests that wait for the budget.", "priority"
        )
        self.budget = self._gauge("alhambra_request_budget", "Requests that may be made in a second.")
        self.budget_used = self._gauge("alhambra_request_budget_used", "How many of them are used just now.")
        self.rate_limited = self._counter(
            "alhambra_rate_limited",
            "Requests that Discord refused as too many, by whose limit it was.",
            "scope",
        )
        self.gateway_latency = self._gauge(
            "alhambra_gateway_latency_seconds", "Between the last heartbeat and its answer.", "shard"
        )
        self.gateway_events = self._counter(
            "alhambra_gateway_events",
            "Connections to the gateway that began, broke, or were resumed.",
            "event",
        )

    def _measure_work(self) -> None:
        self.work_waiting = self._gauge(
            "alhambra_work_waiting", "Pictures or thoughts that wait for a worker.", "pool"
        )
        self.work_waited = self._histogram(
            "alhambra_work_wait_seconds", "How long they waited.", WORK_BUCKETS, "pool"
        )
        self.work_took = self._histogram("alhambra_work_seconds", "How long they took.", WORK_BUCKETS, "pool")
        self.work_failed = self._counter("alhambra_work_failures", "Those that failed.", "pool")
        self.workers_memory = self._gauge(
            "alhambra_workers_memory_bytes", "Memory of all worker processes together."
        )
        self.lag = self._histogram(
            "alhambra_event_loop_lag_seconds", "How late the event loop comes to what is due.", LAG_BUCKETS
        )
        self.log_lines = self._counter("alhambra_log_lines", "Lines in the log, from warnings up.", "level")

    def _measure_database(self) -> None:
        self.database_took = self._histogram(
            "alhambra_database_seconds", "What was asked of the storage.", DATABASE_BUCKETS, "work"
        )
        self.database_failed = self._counter("alhambra_database_failures", "What went wrong there.", "work")
        self.database_up = self._gauge("alhambra_database_up", "1 if the database answered this scrape.")

    def _begin_at_zero(self) -> None:
        """Let counters be there before they count: Prometheus sees no increase in what begins with one."""
        for kind, outcome in product(KINDS, OUTCOMES):
            self.interactions.labels(kind, outcome)
        for counter, values in (
            (self.gateway_events, EVENTS),
            (self.rate_limited, SCOPES),
            (self.log_lines, LEVELS),
        ):
            for value in values:
                counter.labels(value)

    def _gauge(self, name: str, says: str, *labels: str) -> Gauge:
        return Gauge(name, says, labels, registry=self.registry)

    def _counter(self, name: str, says: str, *labels: str) -> Counter:
        return Counter(name, says, labels, registry=self.registry)

    def _histogram(self, name: str, says: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(name, says, labels, buckets=buckets, registry=self.registry)


def _version() -> str:
    try:
        return version("alhambra-bot")
    except PackageNotFoundError:  # run from a folder, without being installed
        return "unknown"
