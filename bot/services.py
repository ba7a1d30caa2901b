"""What handlers work with: stores, tables, studio, outbox, computer players; and how it is put together."""

from dataclasses import dataclass

from bot.clock import Clock
from bot.computers.computer_players import ComputerPlayers
from bot.computers.questions import Questions
from bot.computers.reviews import Reviews
from bot.computers.thinking import ThinkingPool
from bot.delivery.between_turns.follower_dms import FollowerDms
from bot.delivery.between_turns.reminders import Reminders
from bot.delivery.between_turns.timers import Timers
from bot.delivery.between_turns.turn_news import TurnNews
from bot.delivery.between_turns.vacations import Vacations
from bot.delivery.emojis.uploaded_emojis import UploadedEmojis
from bot.delivery.ending_turns import EndingTurns
from bot.delivery.hand_dms import Hands
from bot.delivery.interactions import Client
from bot.delivery.layouts import lay_out
from bot.delivery.members import Members
from bot.delivery.open_panels import OpenPanels
from bot.delivery.outbox import Outbox
from bot.delivery.replies import Reply, Where
from bot.delivery.requests.work_places import WorkPlaces
from bot.message.messages import Message
from bot.storage.followers import FollowerStore
from bot.storage.known_people import KnownPeople
from bot.storage.ownership import ALL_OURS, Ownership
from bot.storage.port import (
    NoteStore,
    PostStore,
    ReportStore,
    Storage,
    TableStore,
    TimerStore,
)
from bot.storage.tables import Tables
from render.studio.drawing_pool import drawing_pool
from render.studio.studio import Studio


@dataclass(frozen=True)
class Services:
    """Everything a handler may need."""

    clock: Clock
    store: TableStore
    posts: PostStore
    people: KnownPeople
    followers: FollowerStore
    reports: ReportStore
    notes: NoteStore
    timers: TimerStore
    due: Timers
    vacations: Vacations
    tables: Tables
    studio: Studio
    outbox: Outbox
    thinking: ThinkingPool
    questions: Questions
    reviews: Reviews
    computers: ComputerPlayers
    places: WorkPlaces
    panels: OpenPanels
    ending: EndingTurns
    emojis: UploadedEmojis

    async def reply(self, message: Message, where: Where = Where.PRIVATE) -> Reply:
        """A message as an answer, its pictures drawn."""
        ready = await lay_out(message, self.studio, emojis=self.emojis)
        return Reply(ready.view, where, attachments=ready.attachments)


def build_services(
    client: Client, storage: Storage, clock: Clock, workers: int = 1, ownership: Ownership = ALL_OURS
) -> Services:
    """The services on an open storage, with a number of workers that think for computer players."""
    posts, people = storage.posts, KnownPeople(storage.people, ownership)
    tables = Tables(storage.tables, ownership)
    studio, places, thinking = Studio(drawing_pool()), WorkPlaces(), ThinkingPool(workers)
    emojis, members = UploadedEmojis(), Members(client)
    hands = Hands(client, posts, tables, studio, people=people, places=places, emojis=emojis)
    followers = FollowerDms(
        client, posts, tables, people=people, followers=storage.followers, dms=hands.dms, members=members
    )
    outbox = Outbox(
        client,
        posts,
        tables,
        studio,
        people=people,
        hands=hands,
        followers=followers,
        places=places,
        clock=clock,
        emojis=emojis,
        ownership=ownership,
    )
    reminders = Reminders(
        client, storage.timers, people, dms=hands.dms, clock=clock, news=TurnNews(tables).line
    )
    vacations = Vacations(
        client,
        storage.tables,
        tables,
        outbox,
        people=people,
        timers=storage.timers,
        dms=hands.dms,
        clock=clock,
    )
    computers = ComputerPlayers(tables, outbox, thinking, ownership)
    timers = Timers(
        storage.timers,
        tables,
        outbox,
        reminders=reminders,
        vacations=vacations,
        members=members,
        clock=clock,
        ownership=ownership,
    )
    panels = OpenPanels()
    tables.listen(panels.check)
    return Services(
        clock=clock,
        store=storage.tables,
        posts=posts,
        people=people,
        followers=storage.followers,
        reports=storage.reports,
        notes=storage.notes,
        timers=storage.timers,
        due=timers,
        vacations=vacations,
        tables=tables,
        studio=studio,
        outbox=outbox,
        thinking=thinking,
        questions=Questions(tables),
        reviews=Reviews(thinking),
        computers=computers,
        places=places,
        panels=panels,
        ending=EndingTurns(storage.ending_turns, tables, outbox, ownership),
        emojis=emojis,
    )
