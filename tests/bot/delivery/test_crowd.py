"""Many people at once: nobody waits for what they do not need, and nothing newer is lost on the way."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from bot.clock import SystemClock
from bot.delivery.layouts import Layout
from bot.delivery.outbox import Outbox
from bot.delivery.replies import Reply, Request, Where, deliver
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.work_places import PLACES, WorkPlaces
from bot.language.catalogue import Catalogue
from bot.message.messages import Message
from bot.storage.posts import ToPost
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.lobby_events import Person, TableOpened
from bot.table.pending_posts import PostKind
from bot.table.table_state import Table

ANA = Person(1, "Ana")
CHANNEL, GUILD = 100, 200
SOON = 2.0


@dataclass
class Said:
    """Stands in for an interaction: what was answered, in order."""

    told: list[str] = field(default_factory=list)
    id: int = 1

    @property
    def response(self) -> "Said":
        return self

    def is_done(self) -> bool:
        return bool(self.told)

    async def send_modal(self, _: object) -> None:
        self.told.append("form")


@pytest.fixture(autouse=True)
def heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acknowledging somebody is noted with what they are told."""

    async def acknowledge(said: Said, *, in_place: bool) -> None:  # noqa: ARG001 (it looks different, no more)
        said.told.append("heard")

    monkeypatch.setattr("bot.delivery.replies.acknowledge", acknowledge)


def _request(said: Said, where: Where = Where.PRIVATE) -> Request:
    """Something that is asked for; the tests answer it themselves."""
    return Request(cast("Any", said), _nothing, where=where)


async def _form(_: Request | None = None) -> Reply:
    return Reply(modal=cast("Any", object()))


async def _nothing(_: Request) -> Reply:
    return Reply()


async def test_when_a_crowd_comes_everybody_is_told_at_once_that_they_were_heard() -> None:
    go, places, everybody = asyncio.Event(), WorkPlaces(), [Said() for _ in range(PLACES + 3)]

    async def wait(_: Request) -> Reply:
        await go.wait()
        return Reply()

    serving = asyncio.gather(*(deliver(_request(one), wait, places) for one in everybody))
    for _ in range(10):  # long before anybody's patience ends
        await asyncio.sleep(0)
    assert [one.told for one in everybody] == [["heard"]] * len(everybody)
    go.set()
    await serving


async def test_whoever_comes_alone_is_told_nothing_but_the_answer() -> None:
    said = Said()
    await deliver(_request(said), _form, WorkPlaces())
    assert said.told == ["form"]


async def test_an_answer_that_takes_long_is_announced() -> None:
    go, said = asyncio.Event(), Said()

    async def wait(_: Request) -> Reply:
        await go.wait()
        return Reply()

    serving = asyncio.create_task(deliver(_request(said), wait, WorkPlaces()))
    async with asyncio.timeout(SOON):
        while not said.told:
            await asyncio.sleep(0.01)
    assert said.told == ["heard"]
    go.set()
    await serving


async def test_a_form_is_the_first_answer_however_many_wait() -> None:
    places, said = WorkPlaces(1), Said()
    async with places.place(Priority.ANSWER):
        serving = asyncio.create_task(deliver(_request(said, Where.FORM), _form, places))
        await asyncio.sleep(0.01)
        assert said.told == []
    await serving
    assert said.told == ["form"]


async def test_no_public_post_waits_for_a_hand(storage: SqlStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, posts = Tables(storage.tables), storage.posts
    opened = await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    assert opened is not None
    await storage.database.write(
        lambda db: db.execute(
            "INSERT INTO outbox (table_id, number, kind, user_id, interaction_id)"
            " VALUES (?, 1, 'hand', 1, 2)",
            opened.stored.id,
        )
    )
    posted, brought = asyncio.Event(), asyncio.Event()

    class SlowHands:
        async def settle(self, _: Table, items: list[ToPost]) -> None:
            assert [item.kind for item in items] == [PostKind.HAND]
            await brought.wait()

    async def sent(_: Table, item: ToPost) -> bool:
        assert item.kind is PostKind.TABLE
        posted.set()
        return True

    nobody = cast("Any", None)
    outbox = Outbox(
        nobody,
        posts,
        tables,
        nobody,
        people=storage.people,
        hands=cast("Any", SlowHands()),
        followers=nobody,
        places=WorkPlaces(),
        clock=SystemClock(),
    )
    monkeypatch.setattr(outbox, "_try_to_deliver", sent)
    flushing = asyncio.create_task(outbox.flush_channel(CHANNEL))
    await asyncio.wait_for(posted.wait(), SOON)
    brought.set()
    await flushing


async def test_whoever_ended_a_turn_stands_back_until_its_post_is_made(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, posts, places = Tables(storage.tables), storage.posts, WorkPlaces()
    await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    nobody, drawing, drawn, sent = cast("Any", None), asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def lay_out(*_: object, **__: object) -> Any:
        drawing.set()
        await drawn.wait()
        return Layout([])

    async def post(*_: object, **__: object) -> int:
        await sent.wait()
        return 5

    outbox = Outbox(
        nobody,
        posts,
        tables,
        nobody,
        people=storage.people,
        hands=nobody,
        followers=nobody,
        places=places,
        clock=SystemClock(),
    )
    monkeypatch.setattr("bot.delivery.post_layouts.lay_out", lay_out)
    monkeypatch.setattr("bot.delivery.requests.wire.post", post)
    made = outbox.begin(CHANNEL)
    await asyncio.wait_for(drawing.wait(), SOON)
    assert not made.done()
    drawn.set()
    await asyncio.wait_for(made, SOON)  # though Discord has not taken it yet
    sent.set()
    await outbox.post(CHANNEL)
    assert [post.message_id for post in await posts.posts_of(1)] == [5]


async def test_a_later_post_is_drawn_while_an_earlier_one_is_on_its_way(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, posts = Tables(storage.tables), storage.posts
    opened = await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    assert opened is not None
    await storage.database.write(
        lambda db: db.execute(
            "INSERT INTO outbox (table_id, number, kind, interaction_id) VALUES (?, 1, 'news', 2)",
            opened.stored.id,
        )
    )
    nobody, drawn, sent, both = cast("Any", None), [], [], asyncio.Event()

    async def message(_: Table, item: ToPost) -> Message:
        return Message(item.kind.value)

    async def lay_out(said: Message, *_: object, **__: object) -> Any:
        drawn.append(said.text)
        if len(set(drawn)) == 2:
            both.set()
        return Layout(cast("Any", said.text))

    async def post(_: object, __: int, view: Any, *___: object, **____: object) -> int:
        await asyncio.wait_for(both.wait(), SOON)
        sent.append(view)
        return 5

    outbox = Outbox(
        nobody,
        posts,
        tables,
        nobody,
        people=storage.people,
        hands=nobody,
        followers=nobody,
        places=WorkPlaces(),
        clock=SystemClock(),
    )
    monkeypatch.setattr("bot.delivery.post_layouts.lay_out", lay_out)
    monkeypatch.setattr(outbox._layouts, "message", message)
    monkeypatch.setattr("bot.delivery.requests.wire.post", post)
    await outbox.post(CHANNEL)
    assert sent == ["table", "news"]
    assert not await posts.to_post(CHANNEL)


def test_a_phrase_that_was_said_before_is_said_with_the_facts_of_now() -> None:
    catalogue = Catalogue(
        "en", {"test": "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}"}
    )
    told = [catalogue.say("cards", {"count": count}) for count in (1, 2, 1, "1")]
    assert told[:3] == ["one card", "2 cards", "one card"]
    assert told[3] != told[0]
