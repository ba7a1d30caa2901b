"""What nobody waits for is put off while people wait, and not for ever."""

import asyncio

from bot.delivery.priority import WorkPriority


async def test_nothing_is_put_off_while_nobody_waits() -> None:
    async with asyncio.timeout(1):
        await WorkPriority(longest=60).come()


async def test_it_comes_once_nobody_waits_any_more() -> None:
    priority = WorkPriority(longest=60)
    with priority.disturbed():
        with priority.disturbed():
            coming = asyncio.create_task(priority.come())
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        assert not coming.done()
    async with asyncio.timeout(1):
        await coming


async def test_somebody_who_comes_in_the_same_moment_goes_first() -> None:
    priority = WorkPriority(longest=60)
    with priority.disturbed():
        coming = asyncio.create_task(priority.come())
        await asyncio.sleep(0.01)
    with priority.disturbed():
        await asyncio.sleep(0.01)
        assert not coming.done()
    await coming


async def test_a_crowd_that_never_ends_puts_off_nothing_for_ever() -> None:
    priority = WorkPriority(longest=0.05)
    with priority.disturbed():
        async with asyncio.timeout(1):
            await priority.come()


async def test_the_next_of_a_crowd_are_close_behind() -> None:
    priority = WorkPriority(longest=60, moment=0.1)
    with priority.disturbed():
        pass
    coming = asyncio.create_task(priority.come())
    await asyncio.sleep(0.02)
    assert not coming.done()
    await coming
    assert priority._since + 0.1 <= asyncio.get_running_loop().time()


async def test_whoever_stands_back_for_posts_comes_once_all_are_made() -> None:
    priority = WorkPriority(behind_posts=60)
    priority.making(1)
    priority.making(2)
    behind = asyncio.create_task(priority.posts_made())
    priority.made(1)
    await asyncio.sleep(0.01)
    assert not behind.done()
    priority.made(2)
    async with asyncio.timeout(1):
        await behind


async def test_posts_that_never_end_hold_nothing_up_for_ever() -> None:
    priority = WorkPriority(behind_posts=0.05)
    priority.making(1)
    async with asyncio.timeout(1):
        await priority.posts_made()


async def test_a_post_that_is_made_twice_or_never_holds_up_nobody() -> None:
    priority = WorkPriority(behind_posts=60)
    priority.making(1)
    priority.making(1)
    priority.made(1)
    priority.made(1)
    async with asyncio.timeout(1):
        await priority.posts_made()


async def test_a_post_that_leaves_has_a_head_start_and_not_more() -> None:
    priority = WorkPriority(head_start=0.05, behind_posts=60)
    priority.making(1)
    behind = asyncio.create_task(priority.posts_made())
    with priority.leaving(1):
        await asyncio.sleep(0.01)
        assert not behind.done()
        async with asyncio.timeout(1):
            await behind


async def test_nobody_stands_back_for_a_post_that_has_left() -> None:
    priority = WorkPriority(head_start=60, behind_posts=60)
    priority.making(1)
    with priority.leaving(1):
        pass
    async with asyncio.timeout(1):
        await priority.posts_made()


async def test_the_head_start_of_one_post_says_nothing_about_the_next() -> None:
    priority = WorkPriority(head_start=0.02, behind_posts=60)
    priority.making(1)
    with priority.leaving(1):
        pass
    priority.making(1)
    behind = asyncio.create_task(priority.posts_made())
    await asyncio.sleep(0.05)
    assert not behind.done()
    priority.made(1)
    await behind
