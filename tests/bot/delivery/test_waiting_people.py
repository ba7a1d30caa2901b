"""What nobody waits for is put off while people wait, and not for ever."""

import asyncio

from bot.delivery.waiting_people import WaitingPeople


async def test_nothing_is_put_off_while_nobody_waits() -> None:
    async with asyncio.timeout(1):
        await WaitingPeople(longest=60).wait_until_idle()


async def test_it_comes_once_nobody_waits_any_more() -> None:
    waiting = WaitingPeople(longest=60)
    with waiting.somebody_waits():
        with waiting.somebody_waits():
            coming = asyncio.create_task(waiting.wait_until_idle())
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        assert not coming.done()
    async with asyncio.timeout(1):
        await coming


async def test_somebody_who_comes_in_the_same_moment_goes_first() -> None:
    waiting = WaitingPeople(longest=60)
    with waiting.somebody_waits():
        coming = asyncio.create_task(waiting.wait_until_idle())
        await asyncio.sleep(0.01)
    with waiting.somebody_waits():
        await asyncio.sleep(0.01)
        assert not coming.done()
    await coming


async def test_a_crowd_that_never_ends_puts_off_nothing_for_ever() -> None:
    waiting = WaitingPeople(longest=0.05)
    with waiting.somebody_waits():
        async with asyncio.timeout(1):
            await waiting.wait_until_idle()


async def test_the_next_of_a_crowd_are_close_behind() -> None:
    waiting = WaitingPeople(longest=60, idle_for=0.1)
    with waiting.somebody_waits():
        pass
    coming = asyncio.create_task(waiting.wait_until_idle())
    await asyncio.sleep(0.02)
    assert not coming.done()
    await coming
    assert waiting._since + 0.1 <= asyncio.get_running_loop().time()


async def test_whoever_stands_back_for_posts_comes_once_all_are_made() -> None:
    waiting = WaitingPeople(longest_for_posts=60)
    waiting.begin_post(1)
    waiting.begin_post(2)
    behind = asyncio.create_task(waiting.wait_for_posts())
    waiting.end_post(1)
    await asyncio.sleep(0.01)
    assert not behind.done()
    waiting.end_post(2)
    async with asyncio.timeout(1):
        await behind


async def test_posts_that_never_end_hold_nothing_up_for_ever() -> None:
    waiting = WaitingPeople(longest_for_posts=0.05)
    waiting.begin_post(1)
    async with asyncio.timeout(1):
        await waiting.wait_for_posts()


async def test_a_post_that_is_made_twice_or_never_holds_up_nobody() -> None:
    waiting = WaitingPeople(longest_for_posts=60)
    waiting.begin_post(1)
    waiting.begin_post(1)
    waiting.end_post(1)
    waiting.end_post(1)
    async with asyncio.timeout(1):
        await waiting.wait_for_posts()


async def test_a_post_that_leaves_has_a_head_start_and_not_more() -> None:
    waiting = WaitingPeople(head_start=0.05, longest_for_posts=60)
    waiting.begin_post(1)
    behind = asyncio.create_task(waiting.wait_for_posts())
    with waiting.sending_post(1):
        await asyncio.sleep(0.01)
        assert not behind.done()
        async with asyncio.timeout(1):
            await behind


async def test_nobody_stands_back_for_a_post_that_has_left() -> None:
    waiting = WaitingPeople(head_start=60, longest_for_posts=60)
    waiting.begin_post(1)
    with waiting.sending_post(1):
        pass
    async with asyncio.timeout(1):
        await waiting.wait_for_posts()


async def test_the_head_start_of_one_post_says_nothing_about_the_next() -> None:
    waiting = WaitingPeople(head_start=0.02, longest_for_posts=60)
    waiting.begin_post(1)
    with waiting.sending_post(1):
        pass
    waiting.begin_post(1)
    behind = asyncio.create_task(waiting.wait_for_posts())
    await asyncio.sleep(0.05)
    assert not behind.done()
    waiting.end_post(1)
    await behind
