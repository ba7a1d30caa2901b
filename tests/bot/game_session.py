"""People in the sandbox who play whole games with the real bot, and what must hold then."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.language.words import language_of
from bot.message.emojis import unmarked
from bot.message.messages import Message
from bot.public import game_posts
from bot.public.posts import context_of, hand_message
from bot.storage.sql.acts import PEOPLE_OF, people_of
from bot.table import lobby
from bot.table.episodes import Episode
from bot.table.episodes import history as told_history
from bot.table.lobby_events import GameStarted, LobbyEvent
from bot.table.table_events import TableEvent, concerns_people, from_json
from bot.table.table_state import StoredTable, Table
from bot.table.turns_in_one_post import gathered, gathers
from engine import Event, Game, Seat, fold, parse_record, replay, verify
from engine.views.history import action_of, standing
from sandbox.people.people import Answer, Person
from sandbox.people.seen_message import SeenMessage
from sandbox.server import Sandbox
from sandbox.world.default_world import PLAYERS
from tests.bot.bot_process import OPENAPI, BotProcess, patient_people, until
from tests.bot.forked_bots import SEED, STARTING_WORKERS
from tests.bot.players import Wish, by_buttons, newest_table, orders_on, wish
from tests.engine.players import Chooser, hasty

Plays = Callable[[Person, Wish], Awaitable[Answer]]
MOST_STEPS = 2000
UNHURRIED = 30.0
"""Seconds that the sandbox waits for an answer: these tests ask what is answered, not how fast."""
HASTE = "10"
"""How many times faster than on Discord the bot comes back to what it left for later."""
SETTLED = "SELECT count(*) FROM outbox WHERE done_at IS NULL"


@dataclass
class GameSession:
    """A table with people at it. `seed` decides what they do."""

    sandbox: Sandbox
    bot: BotProcess
    people: list[Person]
    seed: int = 0
    choose: Chooser = hasty
    table_id: int = 1
    patience: float = 60.0
    unposted: int = 0
    """Episodes that happened before anything was posted here."""
    _known: list[TableEvent] = field(default_factory=list)
    _folded: Table | None = None

    # What is stored

    def events(self) -> list[TableEvent]:
        """Everything that happened at the table, as it is stored."""
        rows = self.bot.rows(
            f"SELECT body FROM events WHERE table_id = {self.table_id} AND number > {len(self._known)}"
            " ORDER BY number"
        )
        people = people_of(self.bot.rows(PEOPLE_OF.replace("?", str(self.table_id))))
        self._known += [from_json(json.loads(str(body)), people) for (body,) in rows]
        return list(self._known)

    def played(self) -> list[Event]:
        """The game's events."""
        return [event for event in self.events() if not isinstance(event, LobbyEvent)]

    def table(self) -> Table:
        """The table as it stands; folded anew only if something has happened."""
        events, folded = self.events(), self._folded
        if folded is not None and (folded.stored.id, folded.number) == (self.table_id, len(events)):
            return folded
        ((channel_id, guild_id),) = self.bot.rows(
            f"SELECT channel_id, guild_id FROM tables WHERE id = {self.table_id}"
        )
        people = lobby.fold([event for event in events if concerns_people(event)])
        game = fold(self.played()) if self.played() else None
        began = next((at for at, one in enumerate(events, start=1) if isinstance(one, GameStarted)), 0)
        stored = StoredTable(self.table_id, int(str(channel_id)), int(str(guild_id)))
        self._folded = Table(stored, len(events), people, game, began)
        return self._folded

    def game(self) -> Game:
        """The game as it stands."""
        game = self.table().game
        assert game is not None
        return game

    def turns_to(self, table_id: int) -> None:
        """Look at another table from now on."""
        self.table_id, self._known, self.unposted = table_id, [], 0

    async def settled(self) -> None:
        """Wait until everything is posted."""
        await until(lambda: self.bot.rows(SETTLED) == [(0,)], self.patience)

    # What happens

    async def begin(self, modules: Sequence[str] = (), pace: str = "") -> None:
        """Open a table, sit down, switch modules on by the names of their switches, choose a pace, start."""
        opener, *others = self.people
        await opener.slash("/alhambra new")
        await opener.sees("has opened a table")
        for person in others:
            await person.sees("has opened a table")
            await person.press("Join")
        switches = (await opener.press("Modules")).message if modules else None
        for name in modules:
            assert switches is not None
            switches = (await opener.press(name, on=switches)).message
        if pace:
            options = (await opener.press("Options")).message
            await opener.choose(f"a1:options:{self.table_id}:pace", pace, on=options)
        await opener.press("Start")
        await self.settled()

    async def step(self, plays: Plays = by_buttons) -> Answer:
        """Somebody whose turn it is does what they want to do next."""
        table = self.table()
        assert table.game is not None
        seat = table.game.to_act[0]
        wanted = wish(table.game, seat, table.number, self.seed, self.choose)
        return await plays(self.person(seat), wanted)

    async def turn(self, plays: Plays = by_buttons) -> None:
        """A whole turn, until it is posted."""
        turn = self.position()
        for _ in range(MOST_STEPS):
            await self.step(plays)
            if self.position() != turn:
                break
        await self.settled()

    def met(self, *actions: type, since: int = 0) -> bool:
        """Has somebody done each of these, after so many events of the game?"""
        return set(actions) <= {type(action_of(event)) for event in self.played()[since:]}

    def position(self) -> tuple[int, tuple[Seat, ...]]:
        """Which turn it is, and who is to act."""
        game = self.game()
        return game.turn, game.to_act

    def person(self, seat: Seat) -> Person:
        """Who sits there."""
        user_id = self.table().lobby.seated[seat].id
        return next(person for person in self.people if person.id == user_id)

    # What must hold

    def public(self) -> list[SeenMessage]:
        """The bot's public posts in the channel, oldest first."""
        bot_id = self.sandbox.world.bot_id
        seen = self.people[0].messages()
        return [one for one in seen if not one.is_ephemeral and one.message.author_id == bot_id]

    def expected(self) -> list[Message]:
        """What should have been posted since the game began, made from what is stored."""
        table, found = self.table(), list[Message]()
        history: Sequence[Episode] = told_history(self.events())
        told: tuple[Episode, ...] = ()
        for episode in history[self.unposted :]:
            told = gathered(told, episode) if gathers(table.lobby) else (episode,)
            context, earlier = context_of(table, 0), told[:-1]
            if earlier:
                found.pop()  # its turns are told again, together with this one
            found += game_posts.posts(context, episode, earlier, history=history)
        return found

    def check_posts(self, before: int = 1) -> None:
        """One post a turn with the right words for the right people, in order, only the newest alive."""
        posted = self.public()[before:]
        expected = self.expected()
        assert [_without_deadline(one.text) for one in posted] == [unmarked(_text(one)) for one in expected]
        assert [sorted(one.message.pings) for one in posted] == [sorted(one.pings) for one in expected]
        assert [len(one.pictures()) for one in posted] == [len(one.pictures) for one in expected]
        assert not any(one.message.pings_everyone for one in posted)
        alive = [one for one in posted if set(orders_on(one)) - {"rematch", "verify", "chart", "record"}]
        assert alive == ([newest_table(self.people[0])] if self.game().to_act else [])

    def check_hands(self) -> None:
        """Everybody has one DM for this game, and it shows the hand they hold."""
        table = self.table()
        for seat in self.game().seats:
            person = self.person(Seat(seat))
            dms = [one for one in person.dms() if one.message.author_id == self.sandbox.world.bot_id]
            if self.unposted and not dms:
                continue  # a hand that has not changed since was not brought
            assert len(dms) == 1, f"{len(dms)} DMs to {person.user.display}"
            language = language_of(person.user.locale)
            assert dms[0].text == _text(hand_message(table, person.id, language))

    async def check_buttons_of_the_end(self, person: Person) -> None:
        """Chart, record and seed are behind buttons of the last post, and answer privately."""
        ended = self.public()[-1]
        assert self.game().commitment not in ended.text
        for label, file_name in (("Chart", "chart-"), ("Record", "alhambra-20")):
            answer = await person.press(label, on=ended)
            assert answer.message is not None
            assert answer.message.is_ephemeral
            assert [one.filename.startswith(file_name) for one in answer.message.message.attachments] == [
                True
            ]
        verified = await person.press("Verify", on=ended)
        assert self.game().commitment in verified.text
        assert "The shuffle was fair" in verified.text

    async def check_after(self) -> None:
        """What can be asked for once the game is over, and the rematch."""
        person, other = self.people[-1], self.people[0]
        answer = await person.slash("/record")
        assert answer.message is not None
        (file,) = answer.message.message.attachments
        self.check_record(self.sandbox.world.files[file.id].decode())
        assert "The shuffle was fair" in (await person.slash("/verify")).text
        await self.check_buttons_of_the_end(person)
        before = len(self.public())
        await person.press("Rematch", on=self.public()[-1])
        await self.settled()
        (opened,) = self.public()[before:]
        assert all(one.user.display in opened.text for one in self.people)
        assert "already" in (await other.press("Rematch", on=self.public()[before - 1])).text
        await person.press("Start")
        self.turns_to(self.table_id + 1)
        await self.settled()
        self.check_posts(before + 1)

    def check_end(self) -> None:
        """The last post is the podium with its poster, and nothing of the record, the seed or the chart."""
        assert self.game().to_act == ()
        last = self.public()[-1]
        assert orders_on(last) == ["rematch", "chart", "record", "verify"]
        assert [name.split("-")[0] for name in last.filenames] == ["poster"]
        shown = {name.split("-")[0] for one in self.public()[-3:] for name in one.filenames}
        assert {"poster", "scoring"} <= shown

    def check_record(self, text: str) -> None:
        """A record is what happened at this table."""
        record = parse_record(text)
        assert record.seed is not None
        assert verify(record, record.seed).honest
        replayed = replay(record)
        assert replayed.game == self.game()
        assert list(replayed.events) == standing(self.played())

    def check_log(self) -> None:
        """A game leaves nothing in the log that depends on anybody's cards."""
        lines = [json.loads(line) for line in self.bot.log()]
        own = [line for line in lines if line["from"] == "alhambra"]  # others complain of slow machines
        assert [line for line in own if line["text"] not in ("ready", "commands synced", "stopped")] == []
        assert SEED not in json.dumps(lines)

    def check(self) -> None:
        """Everything that holds whenever all is settled."""
        self.check_posts()
        self.check_hands()


def _without_deadline(text: str) -> str:
    """A post's text without when the turn must be played."""
    return "\n".join(line for line in text.splitlines() if not line.endswith(":R>."))


def _text(message: Message) -> str:
    return "\n".join(part for part in (message.text, message.below) if part)


@asynccontextmanager
async def game_session(
    data: Path,
    people: int,
    *,
    seed: int = 0,
    choose: Chooser = hasty,
    limits: bool = False,
    starts_workers: bool = False,
    **environment: str,
) -> AsyncIterator[GameSession]:
    """A sandbox with the bot in it and so many people; the game's own seed is always the same."""
    described = OPENAPI if OPENAPI.exists() else None
    budget = {} if limits else {"ALHAMBRA_REQUESTS": "1000"}
    workers = STARTING_WORKERS if starts_workers else {}
    environment = {"ALHAMBRA_SEED": SEED, "ALHAMBRA_HASTE": HASTE, **budget, **workers, **environment}
    with patient_people(UNHURRIED):
        async with Sandbox(openapi=described) as sandbox, BotProcess(sandbox, data, **environment) as bot:
            sandbox.rates.enforced = limits
            seated = [sandbox.person(name) for name in PLAYERS[:people]]
            for person in seated:
                person.patience = UNHURRIED
            yield GameSession(sandbox, bot, seated, seed, choose)
