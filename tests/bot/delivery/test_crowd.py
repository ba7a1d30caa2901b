"""Many people at once: nobody waits for what they do not need, and nothing newer is lost on the way."""

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from bot.delivery.answer_slots import SLOTS, AnswerSlots
from bot.delivery.hands import Hands
from bot.delivery.layouts import Layout
from bot.delivery.outbox import Outbox
from bot.delivery.replies import Reply, Request, Where, deliver
from bot.delivery.waiting_people import WaitingPeople
from bot.language.catalogue import Catalogue
from bot.message.messages import Message
from bot.storage.posts import ToPost
from bot.storage.sqlite.storage import SqliteStorage
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

    async def defer(self, **_: object) -> None:
        self.told.append("heard")

    async def send_modal(self, _: object) -> None:
        self.told.append("form")


def _request(said: Said, where: Where = Where.PRIVATE) -> Request:
    """Something that is asked for; the tests answer it themselves."""
    return Request(cast("Any", said), _nothing, where=where)


async def _form(_: Request | None = None) -> Reply:
    return Reply(modal=cast("Any", object()))


async def _nothing(_: Request) -> Reply:
    return Reply()


async def test_whoever_comes_while_others_are_served_is_told_at_once_that_they_were_heard() -> None:
    slots, said = AnswerSlots(0), Said()
    serving = asyncio.create_task(deliver(_request(said, Where.IN_PLACE), _nothing, slots))
    async with asyncio.timeout(SOON):
        while not said.told:
            await asyncio.sleep(0)
    assert said.told == ["heard"]
    slots.release()
    await serving


async def test_when_a_crowd_comes_everybody_is_told_at_once_that_they_were_heard() -> None:
    go, everybody = asyncio.Event(), [Said() for _ in range(SLOTS + 3)]

    async def wait(_: Request) -> Reply:
        await go.wait()
        return Reply()

    slots = AnswerSlots()
    serving = asyncio.gather(*(deliver(_request(one), wait, slots) for one in everybody))
    for _ in range(10):  # long before anybody's patience ends
        await asyncio.sleep(0)
    assert [one.told for one in everybody] == [["heard"]] * len(everybody)
    go.set()
    await serving


async def test_a_late_one_of_a_crowd_is_told_first_though_a_place_is_free_again() -> None:
    slots, late = AnswerSlots(), Said()
    slots.note_overflow()
    serving = asyncio.create_task(deliver(_request(late), _nothing, slots))
    for _ in range(5):
        await asyncio.sleep(0)
    assert late.told == ["heard"]
    await serving


async def test_a_few_who_all_find_a_place_are_told_nothing_but_their_answers() -> None:
    go, everybody = asyncio.Event(), [Said() for _ in range(SLOTS)]

    async def form(_: Request) -> Reply:
        await go.wait()
        return await _form()

    slots = AnswerSlots()
    serving = asyncio.gather(*(deliver(_request(one), form, slots) for one in everybody))
    for _ in range(10):
        await asyncio.sleep(0)
    go.set()
    await serving
    assert [one.told for one in everybody] == [["form"]] * SLOTS


async def test_a_form_is_the_first_answer_however_many_wait() -> None:
    slots, said = AnswerSlots(0), Said()
    serving = asyncio.create_task(deliver(_request(said, Where.FORM), _form, slots))
    await asyncio.sleep(0.01)
    assert said.told == []
    slots.release()
    await serving
    assert said.told == ["form"]


async def test_no_public_post_waits_for_a_hand(
    storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, posts = Tables(storage.tables), storage.posts
    opened = await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    assert opened is not None
    await storage.database.write(
        lambda db: db.execute(
            "INSERT INTO outbox (table_id, number, kind, user_id, interaction_id)"
            " VALUES (?, 1, 'hand', 1, 2)",
            (opened.stored.id,),
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
        waiting=WaitingPeople(),
    )
    monkeypatch.setattr(outbox, "_try_to_deliver", sent)
    flushing = asyncio.create_task(outbox.flush_channel(CHANNEL))
    await asyncio.wait_for(posted.wait(), SOON)
    brought.set()
    await flushing


async def test_whoever_ended_a_turn_stands_back_until_its_post_is_made(
    storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, posts, waiting = Tables(storage.tables), storage.posts, WaitingPeople(longest_for_posts=60)
    await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    nobody, drawing, drawn, sent = cast("Any", None), asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def lay_out(*_: object, **__: object) -> Any:
        drawing.set()
        await drawn.wait()
        return Layout(cast("Any", None))

    class Channel:
        async def send(self, **_: object) -> Any:
            await sent.wait()
            return self

        id = 5

    outbox = Outbox(nobody, posts, tables, nobody, people=storage.people, hands=nobody, waiting=waiting)
    monkeypatch.setattr("bot.delivery.outbox.lay_out", lay_out)
    monkeypatch.setattr(outbox._sent, "channel", lambda _: Channel())
    outbox.begin(CHANNEL)
    standing_back = asyncio.create_task(waiting.wait_for_posts())
    await asyncio.wait_for(drawing.wait(), SOON)
    assert not standing_back.done()
    drawn.set()
    await asyncio.wait_for(standing_back, SOON)  # though Discord has not taken it yet
    sent.set()
    await outbox.post(CHANNEL)
    assert [post.message_id for post in await posts.posts_of(1)] == [5]


async def test_a_later_post_is_drawn_while_an_earlier_one_is_on_its_way(
    storage: SqliteStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables, posts = Tables(storage.tables), storage.posts
    opened = await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    assert opened is not None
    await storage.database.write(
        lambda db: db.execute(
            "INSERT INTO outbox (table_id, number, kind, interaction_id) VALUES (?, 1, 'news', 2)",
            (opened.stored.id,),
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

    class Channel:
        async def send(self, view: Any, **_: object) -> Any:
            await asyncio.wait_for(both.wait(), SOON)
            sent.append(view)
            return self

        id = 5

    outbox = Outbox(
        nobody, posts, tables, nobody, people=storage.people, hands=nobody, waiting=WaitingPeople()
    )
    monkeypatch.setattr("bot.delivery.outbox.lay_out", lay_out)
    monkeypatch.setattr(outbox, "_message", message)
    monkeypatch.setattr(outbox._sent, "channel", lambda _: Channel())
    await outbox.post(CHANNEL)
    assert sent == ["table", "news"]
    assert not await posts.to_post(CHANNEL)


async def test_hands_come_one_after_the_other_even_if_people_never_stop_waiting(
    storage: SqliteStorage,
) -> None:
    tables, waiting, brought = Tables(storage.tables), WaitingPeople(longest=60), []
    table = await tables.open(CHANNEL, GUILD, (TableOpened(ANA),), 1)
    hands = Hands(
        cast("Any", None), storage.posts, tables, cast("Any", None), people=storage.people, waiting=waiting
    )

    async def bring(user_id: int) -> None:
        with contextlib.suppress(AssertionError):  # there is no game, and so no hand, at this table
            await hands._lay_out(cast("Any", table), user_id, "en", 1)
        brought.append(user_id)

    with waiting.somebody_waits():
        async with asyncio.timeout(SOON):
            await asyncio.gather(*map(bring, range(3)))
    assert brought == [0, 1, 2]


def test_a_phrase_that_was_said_before_is_said_with_the_facts_of_now() -> None:
    catalogue = Catalogue(
        "en", {"test": "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}"}
    )
    told = [catalogue.say("cards", {"count": count}) for count in (1, 2, 1, "1")]
    assert told[:3] == ["one card", "2 cards", "one card"]
    assert told[3] != told[0]
