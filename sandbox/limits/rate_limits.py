"""Rate limits: buckets per route and channel, a global one, and their headers.

Discord does not publish its numbers; these are the ones others have measured.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sandbox.world.clock import Clock

MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")
OLD_AFTER = 3600.0
"""Seconds after which editing a message counts as editing an old one."""
TOO_MANY_OLD_EDITS = 30046


@dataclass(frozen=True)
class Rule:
    """A number of requests within a number of seconds."""

    limit: int
    per: float


GLOBAL = Rule(50, 1.0)
OLD_EDITS = Rule(3, 6.0)
EVERY_OTHER = Rule(50, 5.0)
RULES = {
    ("POST", "/channels/{channel_id}/messages"): Rule(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Rule(5, 1.0),
    ("PUT", "/channels/{channel_id}/messages/{message_id}/reactions/{emoji_name}/@me"): Rule(1, 0.25),
    ("POST", "/channels/{channel_id}/typing"): Rule(5, 5.0),
    ("POST", "/users/@me/channels"): Rule(10, 10.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Rule(5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): Rule(5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): Rule(5, 2.0),
}


@dataclass(frozen=True)
class Limited:
    """A refusal for going too fast."""

    retry_after: float
    scope: str = "user"
    code: int = 0
    message: str = "You are being rate limited."


@dataclass
class Bucket:
    """The requests left under a rule, and when it resets."""

    rule: Rule
    left: int = 0
    resets: float = 0.0

    def take(self, now: float) -> bool:
        """Use one request; False if there is none left."""
        if now >= self.resets:
            self.left, self.resets = self.rule.limit, now + self.rule.per
        if self.left == 0:
            return False
        self.left -= 1
        return True


@dataclass
class Rates:
    """All buckets; `enforced = False` lets everything pass, headers included."""

    clock: Clock
    enforced: bool = True
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def ask(
        self, method: str, template: str, params: dict[str, str], *, counts_globally: bool
    ) -> tuple[Limited | None, dict[str, str]]:
        """Whether a request must wait, and the headers of its answer."""
        if not self.enforced:
            return None, {}
        now = self.clock.now()
        if counts_globally and not self._bucket("global", GLOBAL).take(now):
            wait = self._bucket("global", GLOBAL).resets - now
            return Limited(wait, "global"), {}
        rule = RULES.get((method, template), EVERY_OTHER)
        place = ":".join(params[name] for name in MAJOR if name in params)
        bucket = self._bucket(f"{method} {template} {place}", rule)
        passed = bucket.take(now)
        return None if passed else Limited(bucket.resets - now), _headers(method, template, bucket, now)

    def ask_old_edit(self, channel_id: int, age: float) -> Limited | None:
        """Whether editing a message of that age must wait."""
        if not self.enforced or age <= OLD_AFTER:
            return None
        now = self.clock.now()
        bucket = self._bucket(f"old {channel_id}", OLD_EDITS)
        if bucket.take(now):
            return None
        text = "Maximum number of edits to messages older than 1 hour reached. Try again later."
        return Limited(bucket.resets - now, "shared", TOO_MANY_OLD_EDITS, text)

    def _bucket(self, key: str, rule: Rule) -> Bucket:
        return self._buckets.setdefault(key, Bucket(rule))


def _headers(method: str, template: str, bucket: Bucket, now: float) -> dict[str, str]:
    name = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
    return {
        "X-RateLimit-Limit": str(bucket.rule.limit),
        "X-RateLimit-Remaining": str(bucket.left),
        "X-RateLimit-Reset": f"{bucket.resets:.3f}",
        "X-RateLimit-Reset-After": f"{max(0.0, bucket.resets - now):.3f}",
        "X-RateLimit-Bucket": name,
    }
