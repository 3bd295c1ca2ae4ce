"""The metrics for Prometheus, and the middleware that counts requests."""

import logging
import time
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dreistein.table.house import House
from dreistein.web.errors import Unforeseen
from dreistein.web.logs import log, log_event
from dreistein.web.responses import refuse

CONTENT_TYPE = CONTENT_TYPE_LATEST
_BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_KNOWN_METHODS = frozenset(("GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"))


@dataclass(slots=True)
class SocketCounts:
    """Plain counters, since a locked one per message would cost too much."""

    open: int = 0
    received: int = 0
    sent: int = 0
    refused: Tally[str] = field(default_factory=Tally)
    """Messages that were not carried out, by the code of the reason."""
    waits: list[int] = field(default_factory=lambda: [0] * (1 + len(_BUCKET_SECONDS)))
    """How many messages were answered within which time."""
    waited: float = 0.0

    def answered(self, seconds: float) -> None:
        """A message was carried out, or refused, after so long."""
        self.waits[bisect_left(_BUCKET_SECONDS, seconds)] += 1
        self.waited += seconds


class Metrics:
    def __init__(self, house: House, counts: SocketCounts) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.registry.register(_HouseCollector(house, counts))
        self.requests = Counter(
            "dreistein_requests",
            "Requests answered",
            ("route", "method", "status"),
            registry=self.registry,
        )
        self.seconds = Histogram(
            "dreistein_request_seconds",
            "Time to answer a request",
            buckets=_BUCKET_SECONDS,
            registry=self.registry,
        )
        self.closed = Counter(
            "dreistein_sockets_closed", "Closed sockets, by code", ("code",), registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _HouseCollector(Collector):
    """Collects what the house and the sockets count themselves."""

    def __init__(self, house: House, counts: SocketCounts) -> None:
        self._house, self._counts = house, counts

    def collect(self) -> Iterator[Metric]:
        house, counts = self._house, self._counts
        yield GaugeMetricFamily(
            "dreistein_tables_in_memory", "Tables in memory", len(house.tables.running)
        )
        yield GaugeMetricFamily("dreistein_sockets", "Open sockets", counts.open)
        context, connections = house.context, house.tables.connections
        yield GaugeMetricFamily("dreistein_viewers", "Connections to tables", connections)
        yield CounterMetricFamily("dreistein_actions", "Actions stored", context.counts.actions)
        yield GaugeMetricFamily(
            "dreistein_thinking", "Decisions bots have yet to answer", context.bots.deciding
        )
        yield GaugeMetricFamily(
            "dreistein_reviews", "Reviews waiting or being computed", house.reviews.waiting
        )
        yield CounterMetricFamily("dreistein_messages_received", "From clients", counts.received)
        yield CounterMetricFamily("dreistein_messages_sent", "To clients", counts.sent)
        refused = CounterMetricFamily(
            "dreistein_messages_refused", "Not carried out, by the reason", labels=("code",)
        )
        for code, number in counts.refused.items():
            refused.add_metric((code,), number)
        yield refused
        within, buckets = 0, []
        for bound, number in zip((*map(str, _BUCKET_SECONDS), "+Inf"), counts.waits, strict=True):
            within += number
            buckets.append((bound, within))
        yield HistogramMetricFamily(
            "dreistein_message_seconds",
            "From reading a message to its answer, what it changed being stored",
            buckets=buckets,
            sum_value=counts.waited,
        )
        lease = context.lease
        yield GaugeMetricFamily(
            "dreistein_leased",
            "Whether it may act among several servers; always so with a file",
            int(lease is None or lease.alive),
        )


class RequestMetrics:
    """ASGI middleware: counts and logs every request, and answers if the application fails."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, answer)
        except Exception:
            log.exception("request failed", extra={"facts": {"route": route_of(scope)}})
            if status == 0:
                await refuse(scope, answer, Unforeseen())
        took = time.perf_counter() - began
        route, method = route_of(scope), scope["method"]
        method = method if method in _KNOWN_METHODS else "other"
        self._metrics.requests.labels(route, method, status).inc()
        self._metrics.seconds.observe(took)
        millis = round(took * 1000, 1)
        log_event(logging.INFO, "request", route=route, method=method, status=status, millis=millis)


def route_of(scope: Scope) -> str:
    """The route of a request, without the secrets that its path may hold."""
    route = scope.get("route")
    return str(getattr(route, "path", "other"))
