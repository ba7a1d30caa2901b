"""Votes: proposing a break or another agreement, and voting with the buttons of a post."""

from typing import Final

from bot.commands.panel_answers import context_for
from bot.commands.shared import confirmation, person, table_here
from bot.delivery.interactions import Interaction, words_of
from bot.delivery.replies import Reply
from bot.public.lobby_post import options_message
from bot.schedule.turn_time import DAY, vote_lasts
from bot.services import Services
from bot.table.agreement import Agreement
from bot.table.between_turns import votes
from bot.table.lobby_events import Question, VoteOpened
from bot.table.table_state import Table

LONGEST_PAUSE: Final = 30
"""Days."""


async def show_options(services: Services, interaction: Interaction) -> Reply:
    """Show the options of this channel's table, in a menu each."""
    table = await table_here(services, interaction)
    return await services.reply(options_message(context_for(table, interaction), table.lobby))


async def pause(services: Services, interaction: Interaction, *, days: int) -> Reply:
    """Propose a break at this channel's table."""
    table = await table_here(services, interaction)
    until = services.clock.now() + days * DAY
    return await propose(services, interaction, table, Question.PAUSE, until=until)


async def resume(services: Services, interaction: Interaction) -> Reply:
    """Propose to end the break at this channel's table."""
    table = await table_here(services, interaction)
    return await propose(services, interaction, table, Question.RESUME)


async def propose(
    services: Services,
    interaction: Interaction,
    table: Table,
    question: Question,
    *,
    agreement: Agreement | None = None,
    until: int | None = None,
) -> Reply:
    """Ask all who play; what one person decides alone happens at once."""
    closes_at = services.clock.now() + vote_lasts(table.lobby.agreement.pace)
    vote = VoteOpened(person(interaction), question, closes_at, agreement=agreement, until=until)
    after = await services.tables.act(
        table.stored.id, lambda now: votes.propose_as_player(now.lobby, vote), interaction.id
    )
    asked = after.lobby.vote is not None
    text = words_of(interaction)("vote-proposed" if asked else "vote-cast-last")
    return confirmation(services, interaction, after, text)


async def vote(
    services: Services, interaction: Interaction, table: Table, number: int, *, yes: bool
) -> Reply:
    """Vote, with a button of the post."""
    words, who = words_of(interaction), person(interaction)
    after = await services.tables.act(
        table.stored.id, lambda now: votes.cast(now.lobby, who, number, yes=yes), interaction.id
    )
    going_on = after.lobby.vote
    text = words("vote-cast-last")
    if going_on is not None:
        counted = {"for": len(going_on.yes), "against": len(going_on.no)}
        people = len(votes.voters(after.lobby))
        text = words("vote-cast", yes="yes" if yes else "no", people=people, **counted)
    return confirmation(services, interaction, after, text)
