"""Messages, threads, emojis, reactions and who sees them, through discord.py."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import aiohttp
import discord
import pytest

from sandbox.people.people import UnexpectedOutcome
from sandbox.world import moderation
from sandbox.world.permissions import Permission
from sandbox.world.world import World
from tests.sandbox.gateway.test_gateway import until
from tests.sandbox.rest.test_fault_injection import channel_of
from tests.sandbox.testbot import picture, png, table_view

if TYPE_CHECKING:
    from pathlib import Path

    from sandbox.server import Sandbox
    from tests.sandbox.testbot import TestBot


async def test_a_message_is_sent_read_edited_and_deleted(sandbox: Sandbox, bot: TestBot) -> None:
    channel = channel_of(bot, sandbox)
    message = await channel.send("hello", embed=discord.Embed(title="A title", description="words"))
    assert (await channel.fetch_message(message.id)).embeds[0].title == "A title"
    await message.edit(content="changed", embed=None)
    assert [one.content async for one in channel.history()] == ["changed"]
    ana = sandbox.person("Ana")
    await ana.sees("changed")
    await message.delete()
    ana.misses("changed")


async def test_an_uploaded_picture_is_served_back(sandbox: Sandbox, bot: TestBot) -> None:
    message = await channel_of(bot, sandbox).send(view=table_view("x"), file=picture("red"))
    attachment = message.attachments[0]
    assert (attachment.width, attachment.height, attachment.description) == (32, 32, "a red board")
    async with aiohttp.ClientSession() as session, session.get(attachment.url) as answer:
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert await answer.read() == png("red")
        assert answer.content_type == "image/png"
    gallery = message.components[0].children[1]  # type: ignore[union-attr]
    assert gallery.items[0].media.url == attachment.url  # type: ignore[union-attr]


async def test_components_are_numbered(sandbox: Sandbox, bot: TestBot) -> None:
    message = await channel_of(bot, sandbox).send(view=table_view("x"), file=picture())
    view = discord.ui.LayoutView.from_message(message)
    ids = [item.id for item in view.walk_children()]
    assert sorted(ids, key=lambda one: one or 0) == list(range(1, len(ids) + 1))


async def test_files_not_named_in_an_edit_are_gone(sandbox: Sandbox, bot: TestBot) -> None:
    message = await channel_of(bot, sandbox).send("two", files=[picture(name="a.png"), picture(name="b.png")])
    kept = await message.edit(attachments=[message.attachments[1]])
    assert [one.filename for one in kept.attachments] == ["b.png"]
    more = await kept.edit(attachments=[*kept.attachments, picture(name="c.png")])
    assert [one.filename for one in more.attachments] == ["b.png", "c.png"]


async def test_a_thread_starts_at_a_message_once(sandbox: Sandbox, bot: TestBot) -> None:
    message = await channel_of(bot, sandbox).send("join here")
    thread = await message.create_thread(name="Table 7", auto_archive_duration=10080)
    await thread.send("welcome")
    ana = sandbox.person("Ana")
    ana.goes_to("Table 7")
    await ana.sees("welcome")
    with pytest.raises(discord.HTTPException) as refused:
        await message.create_thread(name="Again")
    assert refused.value.code == 160004


async def test_a_thread_may_stand_alone(sandbox: Sandbox, bot: TestBot) -> None:
    channel = channel_of(bot, sandbox)
    thread = await channel.create_thread(name="Alone", type=discord.ChannelType.public_thread)
    assert sandbox.world.channel("Alone").parent_id == channel.id
    with pytest.raises(discord.Forbidden) as refused:
        await channel.create_thread(name="Secret")
    assert refused.value.code == 50013
    assert (await bot.fetch_channel(thread.id)).id == thread.id


async def test_discord_tells_the_channel_of_a_thread_that_stands_alone(
    sandbox: Sandbox, bot: TestBot
) -> None:
    channel, ana = channel_of(bot, sandbox), sandbox.person("Ana")
    thread = await channel.create_thread(name=f"For {ana.mention}", type=discord.ChannelType.public_thread)
    (line,) = [one async for one in channel.history()]
    assert line.type is discord.MessageType.thread_created
    assert line.content == thread.name
    assert line.reference is not None
    assert (line.reference.channel_id, line.reference.message_id) == (thread.id, None)
    assert line.reference.guild_id == channel.guild.id
    assert not line.mentions
    seen = await ana.sees("started a thread")
    assert seen.text == f"Alhambra started a thread: For {ana.mention}"
    assert [one async for one in thread.history()] == []
    with pytest.raises(discord.Forbidden) as refused:
        await line.edit(content="nothing to see")
    assert refused.value.code == 50021


async def test_discord_tells_nobody_of_a_private_thread(sandbox: Sandbox, bot: TestBot) -> None:
    world, channel = sandbox.world, channel_of(bot, sandbox)
    world.overwrite(world.channel("alhambra"), world.bot_id, allow=Permission.CREATE_PRIVATE_THREADS)
    await channel.create_thread(name="Secret", type=discord.ChannelType.private_thread)
    assert [one async for one in channel.history()] == []


async def test_a_thread_at_a_message_begins_by_pointing_back_to_it(sandbox: Sandbox, bot: TestBot) -> None:
    message = await channel_of(bot, sandbox).send("join here")
    thread = await message.create_thread(name="Table 7")
    (line,) = [one async for one in thread.history()]
    assert line.type is discord.MessageType.thread_starter_message
    assert line.content == ""
    assert line.reference is not None
    assert (line.reference.channel_id, line.reference.message_id) == (message.channel.id, message.id)
    assert line.system_content == "join here"
    assert [one.content async for one in message.channel.history()] == ["join here"]
    ana = sandbox.person("Ana")
    ana.goes_to("Table 7")
    await ana.sees("join here")
    found = await bot.fetch_channel(thread.id)
    assert isinstance(found, discord.Thread)
    assert found.message_count == 0
    await message.delete()
    (orphan,) = [one async for one in thread.history()]
    assert orphan.reference is not None
    assert isinstance(orphan.reference.resolved, discord.DeletedReferencedMessage)


async def test_what_discord_says_outlives_a_restart(sandbox: Sandbox, bot: TestBot, tmp_path: Path) -> None:
    await channel_of(bot, sandbox).create_thread(name="Kept", type=discord.ChannelType.public_thread)
    sandbox.world.save(tmp_path / "world.json")
    again = World.load(tmp_path / "world.json")
    assert list(again.messages.values()) == list(sandbox.world.messages.values())
    assert [one.is_system for one in again.messages.values()] == [True]


async def test_an_archived_thread_takes_no_edits_but_wakes_when_written_to(
    sandbox: Sandbox, bot: TestBot
) -> None:
    thread = await channel_of(bot, sandbox).create_thread(
        name="Sleepy", type=discord.ChannelType.public_thread
    )
    message = await thread.send("before")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="after")
    assert refused.value.code == 50083
    await thread.send("awake")
    await message.edit(content="after")


async def test_an_archived_thread_takes_no_commands_and_no_updates(sandbox: Sandbox, bot: TestBot) -> None:
    made = await channel_of(bot, sandbox).create_thread(name="Old", type=discord.ChannelType.public_thread)
    thread = sandbox.world.channels[made.id]
    ana = sandbox.person("Ana", "Old")
    await made.send(view=table_view("Before"), file=picture())
    moderation.archive_thread(sandbox.world, thread)
    for act in (ana.slash("/ping"), ana.autocomplete("/take", cards="y")):
        with pytest.raises(UnexpectedOutcome, match="this thread is archived"):
            await act
    ana.patience = 0.1
    pressing = asyncio.create_task(ana.press("Repaint"))
    await until(lambda: bool(bot.errors))
    sandbox.clock.move(3.1)
    with pytest.raises(UnexpectedOutcome):
        await pressing
    assert [getattr(error, "code", None) for error in bot.errors] == [50083]
    await ana.sees("Before")


async def test_only_a_message_for_all_wakes_a_thread(sandbox: Sandbox, bot: TestBot) -> None:
    made = await channel_of(bot, sandbox).create_thread(name="Old", type=discord.ChannelType.public_thread)
    thread = sandbox.world.channels[made.id]
    ana = sandbox.person("Ana", "Old")
    await made.send(view=table_view("Before"), file=picture())
    moderation.archive_thread(sandbox.world, thread)
    assert (await ana.press("Hand")).text == "Your hand"
    await ana.choose("Your cards", "2 florins")
    await ana.sees("You chose y2")
    assert thread.archived
    ana.says("good morning")
    await until(lambda: not (thread.archived or made.archived))


async def test_writing_in_threads_is_a_right_of_its_own(sandbox: Sandbox, bot: TestBot) -> None:
    thread = await channel_of(bot, sandbox).create_thread(
        name="Quiet", type=discord.ChannelType.public_thread
    )
    sandbox.world.overwrite(
        sandbox.world.channel("alhambra"), sandbox.world.bot_id, deny=Permission.SEND_MESSAGES_IN_THREADS
    )
    with pytest.raises(discord.Forbidden):
        await thread.send("no")
    await channel_of(bot, sandbox).send("yes")


async def test_application_emojis_are_kept(bot: TestBot) -> None:
    emoji = await bot.create_application_emoji(name="garden", image=png("green"))
    assert [one.name for one in await bot.fetch_application_emojis()] == ["garden"]
    assert await emoji.read() == png("green")
    await emoji.edit(name="gardens")
    with pytest.raises(discord.HTTPException):
        await bot.create_application_emoji(name="gardens", image=png("green"))
    await emoji.delete()
    assert await bot.fetch_application_emojis() == []


async def test_reactions_are_counted(sandbox: Sandbox, bot: TestBot) -> None:
    channel = channel_of(bot, sandbox)
    message = await channel.send("vote")
    await message.add_reaction("👍")
    seen = await channel.fetch_message(message.id)
    assert [(one.emoji, one.count, one.me) for one in seen.reactions] == [("👍", 1, True)]
    assert [user.id async for user in seen.reactions[0].users()] == [sandbox.world.bot_id]
    await message.remove_reaction("👍", bot.user)  # type: ignore[arg-type]
    assert (await channel.fetch_message(message.id)).reactions == []


async def test_typing_servers_and_people_can_be_asked_for(sandbox: Sandbox, bot: TestBot) -> None:
    async with channel_of(bot, sandbox).typing():
        pass
    guild = await bot.fetch_guild(next(iter(sandbox.world.guilds)))
    assert guild.name == "The Court"
    ana = sandbox.world.user("Ana")
    assert (await bot.fetch_user(ana.id)).display_name == "Ana"
    assert (await guild.fetch_member(ana.id)).display_name == "Ana"
    with pytest.raises(discord.NotFound):
        await bot.fetch_user(1)


async def test_guild_commands_are_kept_apart(sandbox: Sandbox, bot: TestBot) -> None:
    guild = bot.guilds[0]
    bot.tree.copy_global_to(guild=guild)
    await bot.tree.sync(guild=guild)
    assert len(await bot.tree.fetch_commands(guild=guild)) == len(await bot.tree.fetch_commands())
    ids = {command["name"]: command["id"] for command in sandbox.world.commands[None]}
    await bot.tree.sync()
    assert ids == {command["name"]: command["id"] for command in sandbox.world.commands[None]}


async def test_only_allowed_mentions_ping(sandbox: Sandbox, bot: TestBot) -> None:
    ana, ben = sandbox.person("Ana"), sandbox.person("Ben")
    only_ana = discord.AllowedMentions(users=[discord.Object(ana.id)], everyone=False, roles=False)
    text = f"{ana.mention} {ben.mention} @everyone"
    message = await channel_of(bot, sandbox).send(text, allowed_mentions=only_ana)
    assert sandbox.world.messages[message.id].pings == [ana.id]
    await message.edit(content=f"{ben.mention}")
    assert sandbox.world.messages[message.id].pings == [ana.id]


async def test_the_ids_of_emojis_on_components_are_texts(sandbox: Sandbox, bot: TestBot) -> None:
    emoji = await bot.create_application_emoji(name="garden", image=png("green"))
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Buy", custom_id="buy", emoji=emoji))
    options = [discord.SelectOption(label="G8", emoji=emoji)]
    view.add_item(discord.ui.Select(custom_id="pick", options=options))
    message = await channel_of(bot, sandbox).send("here", view=view)
    (button, *_), (select, *_) = (row["components"] for row in sandbox.world.messages[message.id].components)
    assert button["emoji"]["id"] == select["options"][0]["emoji"]["id"] == str(emoji.id)


async def test_a_button_with_an_emoji_that_is_gone_is_refused(sandbox: Sandbox, bot: TestBot) -> None:
    emoji = await bot.create_application_emoji(name="garden", image=png("green"))
    await emoji.delete()
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Buy", custom_id="buy", emoji=emoji))
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await channel_of(bot, sandbox).send("here", view=view)


async def test_people_leave_a_server_and_come_back(sandbox: Sandbox, bot: TestBot) -> None:
    guild, gus = bot.guilds[0], sandbox.person("Gus")
    assert (await guild.fetch_member(gus.id)).display_name == "Gus"
    moderation.leave_guild(sandbox.world, guild.id, gus.id)
    assert gus.id not in sandbox.world.audience(gus.channel)
    with pytest.raises(discord.NotFound) as unknown:
        await guild.fetch_member(gus.id)
    assert unknown.value.code == 10007
    with pytest.raises(discord.NotFound) as nobody:
        await guild.fetch_member(1)
    assert nobody.value.code == 10013
    moderation.join_guild(sandbox.world, guild.id, gus.id)
    assert (await guild.fetch_member(gus.id)).id == gus.id
    assert gus.id in sandbox.world.audience(gus.channel)
