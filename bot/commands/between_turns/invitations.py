"""Inviting people to a table, and answering an invitation."""

from bot.commands.panel_answers import context_for
from bot.commands.shared import confirmation, manages, person, post_afterwards
from bot.commands.stale_buttons import TableClosed, table_behind
from bot.delivery import components
from bot.delivery.chosen_people import chosen_people
from bot.delivery.interactions import Interaction, data_of, words_of
from bot.delivery.replies import Reply, Where
from bot.message.guest_ids import InviteMenu
from bot.message.message_context import shown_name
from bot.private.between_turns.invite_page import invite_page
from bot.schedule.waking_time import may_call
from bot.services import Services
from bot.table.between_turns import invitations
from bot.table.lobby_events import Person
from bot.table.table_state import Table
from render.alt_text.lists import listed


async def ask(services: Services, interaction: Interaction, table: Table) -> Reply:
    """Ask privately who should be invited."""
    invitations.check_may_invite(table.lobby, interaction.user.id, manages=manages(interaction))
    return await services.reply(invite_page(context_for(table, interaction), table.lobby))


async def choose(services: Services, interaction: Interaction, menu: InviteMenu) -> Reply:
    """Invite the people who were chosen."""
    table, words = await table_behind(services, menu.table_id), words_of(interaction)
    if not table.is_open:
        raise TableClosed
    who, may, people = person(interaction), manages(interaction), chosen_people(data_of(interaction))
    after = await services.tables.act(
        table.stored.id,
        lambda now: (invitations.invite(now.lobby, who, people, manages=may),),
        interaction.id,
    )
    asked = _newly_invited(table, after)
    names = listed(words, [shown_name(words, one) for one in asked])
    text = words("invite-done", names=names, skipped=len(people) - len(asked))
    if silent := await _left_alone(services, asked):
        names = listed(words, [shown_name(words, one) for one in silent])
        text = f"{text}\n{words('invite-silent', names=names, count=len(silent))}"
    return Reply(components.text(text), Where.IN_PLACE, afterwards=post_afterwards(services, after))


async def decline(services: Services, interaction: Interaction, table: Table) -> Reply:
    """Answer an invitation: not now. Only the lobby shows it."""
    who = person(interaction)
    after = await services.tables.act(
        table.stored.id, lambda now: (invitations.decline(now.lobby, who),), interaction.id
    )
    return confirmation(services, interaction, after, words_of(interaction)("invitation-declined"))


async def _left_alone(services: Services, asked: list[Person]) -> list[Person]:
    """Those among some people whom no call reaches now: it is quiet hours for them, or they want none."""
    now = services.clock.now()
    habits = [(one, await services.people.habits(one.id)) for one in asked]
    return [one for one, own in habits if not may_call(own, now)]


def _newly_invited(before: Table, after: Table) -> list[Person]:
    return [one for one in after.lobby.invited if one.id not in before.lobby.ever_invited]
