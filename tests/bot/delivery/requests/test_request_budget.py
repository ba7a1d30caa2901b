"""The budget for requests: never too many at Discord in a second, posts first, nobody left out."""

import asyncio
from typing import Any, cast

import pytest
from discord.http import Route
from hypothesis import given
from hypothesis import strategies as st
from yarl import URL

from bot.clock import SystemClock
from bot.delivery.hand_dms import Hands
from bot.delivery.layouts import Layout
from bot.delivery.outbox import Outbox
from bot.delivery.requests.priority_queue import Priority
from bot.delivery.requests.request_budget import LONGEST_REQUEST, RequestBudget, counts, current_priority
from bot.delivery.requests.work_places import WorkPlaces
from bot.storage.sql.storage import SqlStorage
from bot.storage.tables import Tables
from bot.table.lobby_events import GameStarted, Person, SeatTaken, TableOpened
from engine import Options, Seed, start
from tests.bot.skipping_loop import run_skipping

SIZE = 20
POST, ANSWER, EDIT, HAND, REMINDER, OLD_BUTTONS, IDLE = Priority


def now() -> float:
    return asyncio.get_running_loop().time()


async def request(budget: RequestBudget, waiting: Priority, takes: float = 0.0) -> float:
    """Make a request that is answered after so many seconds; gives when it left."""
    slot = await budget.slot(waiting)
    left = now()
    await asyncio.sleep(takes)
    slot.note_answer()
    return left


requests = st.lists(
    st.tuples(
        st.floats(0, 2),  # when it is asked for
        st.sampled_from(Priority),
        st.floats(0, LONGEST_REQUEST / 2),  # how long it takes until the answer is there
        st.floats(0, 1),  # which part of that it is on its way to Discord
        st.one_of(st.none(), st.floats(0, 3)),  # after how long whoever asked gives up, if at all
    ),
    max_size=40,
)


@given(st.integers(1, 4), requests)
def test_no_second_at_discord_sees_too_many_however_long_each_was_on_its_way(
    size: int,
    asked: list[tuple[float, Priority, float, float, float | None]],
) -> None:
    arrived: list[float] = []

    async def one(at: float, waiting: Priority, takes: float, part: float, patience: float | None) -> None:
        await asyncio.sleep(at)
        try:
            async with asyncio.timeout(patience):
                slot = await budget.slot(waiting)
        except TimeoutError:
            return
        arrived.append(now() + takes * part)
        await asyncio.sleep(takes)
        slot.note_answer()

    async def all_of_them() -> None:
        await asyncio.gather(*(one(*each) for each in asked))
        await asyncio.sleep(LONGEST_REQUEST + 1)

    budget = RequestBudget(size)
    run_skipping(all_of_them())
    arrived.sort()
    for first, last in zip(arrived, arrived[size:], strict=False):
        assert last - first >= 1.0 - 1e-9
    assert budget._taken == 0, "every slot came back"
    assert not any(budget._waiting.values())
    assert len(arrived) == len(asked) or any(patience is not None for *_, patience in asked)


def test_as_many_as_there_is_room_for_go_at_once_and_the_others_a_second_later() -> None:
    async def burst() -> list[float]:
        budget = RequestBudget(SIZE)
        return await asyncio.gather(*(request(budget, POST, 0.1) for _ in range(2 * SIZE)))

    left = run_skipping(burst())
    assert left == [0.0] * SIZE + [pytest.approx(1.1)] * SIZE


def test_a_process_keeps_to_its_share_and_to_more_once_others_are_gone() -> None:
    async def burst() -> list[float]:
        budget = RequestBudget(SIZE)
        budget.share(SIZE // 2)
        asyncio.get_running_loop().call_later(0.5, budget.share, SIZE)
        return await asyncio.gather(*(request(budget, POST, 0.1) for _ in range(SIZE)))

    half = SIZE // 2
    assert run_skipping(burst()) == [0.0] * half + [pytest.approx(0.5)] * (SIZE - half)


def test_posts_go_before_edits_and_edits_before_hands() -> None:
    order: list[Priority] = []

    async def one(budget: RequestBudget, waiting: Priority) -> None:
        await request(budget, waiting)
        order.append(waiting)

    async def burst() -> None:
        budget = RequestBudget(SIZE)
        for _ in range(SIZE):
            await budget.slot(POST)  # nothing is free for a while
        await asyncio.gather(*(one(budget, p) for p in (HAND, EDIT, POST) for _ in range(5)))

    run_skipping(burst())
    turns = {waiting: [at for at, one in enumerate(order) if one is waiting] for waiting in Priority}
    # One of ten goes to whoever has waited longest, which is a hand here.
    assert sum(turns[POST]) < sum(turns[EDIT]) < sum(turns[HAND])
    assert order[:5].count(POST) >= 4


def test_emojis_wait_for_everything_else() -> None:
    order: list[Priority] = []

    async def one(budget: RequestBudget, waiting: Priority) -> None:
        await request(budget, waiting)
        order.append(waiting)

    async def burst() -> None:
        budget = RequestBudget(SIZE)
        for _ in range(SIZE):
            await budget.slot(POST)  # nothing is free for a while
        await asyncio.gather(*(one(budget, p) for p in (HAND, IDLE, EDIT) for _ in range(5)))

    run_skipping(burst())
    assert order[-4:] == [IDLE] * 4


def test_a_rush_of_hands_leaves_room_for_a_post() -> None:
    async def rush() -> tuple[list[float], float]:
        budget = RequestBudget(SIZE)
        hands = [asyncio.create_task(request(budget, HAND)) for _ in range(2 * SIZE)]
        await asyncio.sleep(0.1)
        posted = await request(budget, POST)
        return await asyncio.gather(*hands), posted

    hands, posted = run_skipping(rush())
    assert posted == pytest.approx(0.1)
    assert max(hands) > 1.0


def test_hands_trickle_through_a_flood_of_posts_that_never_ends() -> None:
    async def flood() -> list[float]:
        budget = RequestBudget(SIZE)

        async def posts() -> None:
            while True:
                await request(budget, POST)

        posting = [asyncio.create_task(posts()) for _ in range(5 * SIZE)]
        await asyncio.sleep(2)
        brought = await asyncio.gather(*(request(budget, HAND) for _ in range(6)))
        for task in posting:
            task.cancel()
        return brought

    assert max(run_skipping(flood())) < 2 + 60


def test_whoever_gives_up_leaves_their_place_to_others() -> None:
    async def given_up() -> float:
        budget = RequestBudget(1)
        slot = await budget.slot(POST)
        in_vain = asyncio.create_task(budget.slot(POST))
        next_one = asyncio.create_task(request(budget, POST))
        await asyncio.sleep(0.2)
        in_vain.cancel()
        slot.note_answer()
        return await next_one

    assert run_skipping(given_up()) == pytest.approx(1.2)


def test_whoever_gives_up_in_the_moment_of_leave_gives_it_back() -> None:
    async def given_up() -> int:
        budget = RequestBudget(1)
        slot = await budget.slot(POST)
        in_vain = asyncio.create_task(budget.slot(POST))
        await asyncio.sleep(0)
        slot.free()
        in_vain.cancel()  # it has leave now, and does not know yet
        await asyncio.wait([in_vain])
        return budget._taken

    assert run_skipping(given_up()) == 0


def test_a_slot_that_comes_free_in_the_moment_in_which_somebody_gives_up_goes_to_the_next() -> None:
    async def given_up() -> float:
        budget = RequestBudget(1)
        slot = await budget.slot(POST)
        in_vain = asyncio.create_task(budget.slot(POST))
        next_one = asyncio.create_task(request(budget, POST))
        await asyncio.sleep(0)
        in_vain.cancel()
        slot.free()
        return await next_one

    assert run_skipping(given_up()) == 0.0


def test_requests_that_are_never_answered_do_not_hold_up_everything() -> None:
    async def lost() -> float:
        budget = RequestBudget(SIZE)
        for _ in range(SIZE):
            await budget.slot(POST)
        return await request(budget, POST)

    assert run_skipping(lost()) == LONGEST_REQUEST


def test_a_pause_holds_everything_back_and_posts_go_first_after_it() -> None:
    async def paused() -> tuple[list[float], list[float]]:
        budget = RequestBudget(SIZE)
        budget.pause(3)
        hands = [asyncio.create_task(request(budget, HAND)) for _ in range(SIZE)]
        posts = [asyncio.create_task(request(budget, POST)) for _ in range(SIZE - 2)]
        return await asyncio.gather(*hands), await asyncio.gather(*posts)

    hands, posts = run_skipping(paused())
    assert posts == [pytest.approx(3, abs=0.01)] * (SIZE - 2)
    assert sum(left < 3.5 for left in hands) == 2, "every tenth goes to whoever has waited longest"


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://discord.com/api/v10/channels/1/messages", True),
        ("https://discord.com/api/v10/users/@me", True),
        ("https://discord.com/api/v10/applications/1/commands", True),
        ("https://discord.com/api/v10/interactions/1/token/callback", False),
        ("https://discord.com/api/v10/webhooks/1/token/messages/@original", False),
        ("https://discord.com/api/v10/webhooks/1/token", False),
        ("wss://gateway.discord.gg/", False),
        ("http://127.0.0.1:1/gateway/", False),
    ],
)
def test_what_counts(url: str, expected: bool) -> None:
    assert counts(URL(url)) is expected


class Discord:
    """Stands in for the client, its requests and a channel alike; notes the priority of each request."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, Priority]] = []
        self.id = 5
        self.http = self

    def get_guild(self, _: int) -> None:
        return None

    async def request(self, route: Route, **_: object) -> dict[str, int]:
        self.requests.append((route.method, current_priority()))
        self.id += 1
        return {"id": self.id}

    async def create_dm(self, _: object) -> "Discord":
        self.requests.append(("open a DM", current_priority()))
        self.id += 1
        return self


async def test_a_post_is_sent_first_hands_come_next_and_the_buttons_of_its_forerunner_go_last(
    storage: SqlStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lay_out(*_: object, **__: object) -> Layout:
        return Layout([])

    monkeypatch.setattr("bot.delivery.post_layouts.lay_out", lay_out)
    monkeypatch.setattr("bot.delivery.hand_dms.lay_out", lay_out)
    monkeypatch.setattr("bot.delivery.outbox.attached", lambda *_: ())
    tables, posts, people = Tables(storage.tables), storage.posts, storage.people
    discord, places, studio = Discord(), WorkPlaces(), cast("Any", None)
    client = cast("Any", discord)
    hands = Hands(client, posts, tables, studio, people=people, places=places)
    outbox = Outbox(
        client,
        posts,
        tables,
        studio,
        people=people,
        hands=hands,
        followers=studio,
        places=places,
        clock=SystemClock(),
    )
    ana, ben = Person(1, "Ana"), Person(2, "Ben")
    opened = await tables.open(100, 200, (TableOpened(ana), SeatTaken(ben)), 1)
    assert opened is not None
    await outbox.flush_channel(100)
    begins = (GameStarted(ana), *start(Options(2), Seed("ab" * 16)).events)
    await tables.act(opened.stored.id, lambda _: begins, 2)
    await outbox.flush_channel(100)
    outbox.note_shown(6, [{"type": 1}])
    removing = asyncio.create_task(outbox.old_buttons.keep_removing())
    async with asyncio.timeout(5):
        while await posts.to_post():
            await asyncio.sleep(0)
    removing.cancel()
    post, edit, dm = ("POST", POST), ("PATCH", OLD_BUTTONS), [("open a DM", HAND), ("POST", HAND)]
    # The lobby; the opening and the table, which replaces the lobby; two hands.
    assert sorted(discord.requests) == sorted([post, post, post, edit, *dm, *dm])
