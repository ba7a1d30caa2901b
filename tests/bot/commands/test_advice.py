"""Hints and reviews from the real bot: private, one tap, and for those they are meant for."""

from functools import cache
from pathlib import Path

from ai import Level, advise
from bot.language.action_labels import action_label
from bot.language.words import words_for
from bot.panel import ordered
from bot.panel.purchases import overpays
from bot.panel.steps import do
from bot.table.agreement import Agreement
from engine import Event, Options, Seat, Seed, legal_actions, start, view_for
from engine.transitions.events import TileBought, TurnEnded
from engine.views.history import action_of
from sandbox.people.people import Answer, Person
from sandbox.people.seen_message import SeenMessage
from tests.bot.bot_process import until
from tests.bot.end_to_end.test_hostile import failures, forged, said_to
from tests.bot.game_session import UNHURRIED, GameSession, game_session
from tests.bot.players import newest_table, steps_on, use
from tests.bot.stored_games import seed_game
from tests.engine.players import hasty, whole_game


@cache
def finished() -> tuple[Event, ...]:
    """A short game of two, to its end."""
    return tuple(whole_game(2, 3, hasty)[1])


def up_to(kind: type, *, last: bool = False) -> tuple[tuple[Event, ...], Seat]:
    """The game up to the first or last event of a kind, which is left out, and who did it."""
    places = [at for at, event in enumerate(finished()) if isinstance(event, kind)]
    at = places[-1 if last else 0]
    return finished()[:at], finished()[at].seat  # type: ignore[union-attr]


def private(answer: Answer) -> str:
    """What an answer says, which nobody else sees."""
    assert answer.message is not None
    assert answer.message.is_ephemeral
    return answer.message.text


async def hint_for(person: Person) -> SeenMessage:
    """The hint that somebody asks for, once it is thought out."""
    answer = await person.slash("/hint")
    assert answer.message is not None
    assert answer.message.is_ephemeral
    await until(lambda: "**Best:**" in answer.message.text, UNHURRIED)
    return answer.message


async def test_a_hint_is_private_and_its_button_makes_the_move(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        ana = session.people[0]
        assert "no table" in private(await ana.slash("/hint"))
        assert "no table" in private(await ana.slash("/review"))
        await session.begin()
        posts = len(session.public())
        seat = session.game().to_act[0]
        mover, other = session.person(seat), session.person(Seat(1 - seat))
        hint = await hint_for(mover)
        assert hint.pictures()
        order = ordered(steps_on(hint)[0])
        assert order is not None
        await mover.press(hint.buttons[0], on=hint)
        await until(lambda: action_of(session.played()[-1]) == order.action, session.patience)
        assert "your own turn" in private(await other.slash("/hint"))
        assert "you’re watching" in private(await session.sandbox.person("Gus").slash("/hint"))
        assert "once the game is over" in private(await mover.slash("/review"))
        assert len(session.public()) == posts
        assert failures(session) == []


async def test_a_hint_that_costs_too_much_says_so_and_its_button_does_not_ask(tmp_path: Path) -> None:
    game, events = start(Options(2), Seed(f"{30:032x}"))
    seat = game.to_act[0]
    view = view_for(game, seat)
    best = advise(view, legal_actions(game, seat), Level.MASON)[0].action
    over = overpays(view, best)
    assert over > 0
    async with game_session(tmp_path, 2) as session:
        seed_game(session, events)
        mover = session.people[seat]
        hint = await hint_for(mover)  # of the Mason: it is the first turn of their life
        assert f"**{action_label(words_for('en'), best)}** – pays {over} too much" in hint.text
        await use(mover, hint, do(best))()
        assert action_of(session.played()[-1]) == best
        assert failures(session) == []


async def test_whoever_asks_sees_at_once_that_somebody_thinks(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        mover = session.person(session.game().to_act[0])
        panel = (await mover.press("Take money", on=newest_table(mover))).message
        assert panel is not None
        await mover.press("Skip the tour", on=panel)
        before = len(session.sandbox.calls)
        await mover.press("Hint", on=panel)
        await until(lambda: "**Best:**" in panel.text, UNHURRIED)
        first, *_, last = [
            call
            for call in session.sandbox.calls[before:]
            if "callback" in call.path or "@original" in call.path
        ]
        assert "is thinking…" in str(first.body)
        assert "'disabled': True" in str(first.body)
        assert "'disabled': False" not in str(first.body)
        assert "**Best:**" in str(last.body)
        assert failures(session) == []


async def test_a_hint_that_comes_too_late_does_not_cover_what_was_done_meanwhile(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        mover = session.person(session.game().to_act[0])
        panel = (await mover.press("Buy", on=newest_table(mover))).message
        other = (await mover.press("Take money", on=newest_table(mover))).message
        assert panel is not None
        assert other is not None
        await mover.press("Skip the tour", on=panel)  # the Vizier thinks longer than the Mason
        take = next(step for step in steps_on(other) if step.startswith("=M"))
        await mover.press("Hint", on=panel)
        assert "The Vizier is thinking…" in panel.text
        await use(mover, other, take)()
        await until(lambda: "moved on" in panel.text, UNHURRIED)
        assert "**Best:**" not in panel.text
        assert failures(session) == []


async def test_on_the_tour_a_hint_is_what_the_tour_advises(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        await session.begin()
        mover = session.person(session.game().to_act[0])
        panel = (await mover.press("Take money", on=newest_table(mover))).message
        assert panel is not None
        (tip,) = [line for line in panel.text.splitlines() if "My tip: " in line]
        move = tip.partition("My tip: ")[2].split("**")[1]
        hint = await hint_for(mover)
        assert f"**Best:** **{move}**" in hint.text
        assert "as the Mason, who also gives the tips in the tour, would play it" in hint.text
        await mover.press("Skip the tour", on=panel)
        await until(lambda: "Skip the tour" not in panel.buttons, session.patience)
        assert "as the Vizier, the strongest computer player, would play it" in (await hint_for(mover)).text
        assert failures(session) == []


async def test_the_panel_has_a_hint_while_tiles_are_placed_unless_the_table_plays_without(
    tmp_path: Path,
) -> None:
    async with game_session(tmp_path, 2) as session:
        before, seat = up_to(TileBought)
        bought = finished()[: len(before) + 1]
        seed_game(session, bought)
        person = session.people[seat]
        hint = await hint_for(person)
        await person.press("Back", on=hint)
        await person.press("Skip the tour", on=hint)
        await person.press("Hint", on=hint)
        await until(lambda: "**Best:**" in hint.text, UNHURRIED)
        for one in session.people:
            one.goes_to("lounge")
        session.table_id += 1
        seed_game(session, bought, Agreement(hints=False))
        refused = await person.slash("/hint")
        assert "without hints" in private(refused)
        assert refused.message is not None
        assert "Hint" not in refused.message.buttons
        assert failures(session) == []


async def ended(session: GameSession) -> Person:
    """The game comes to its end; gives who confirmed it."""
    before, seat = up_to(TurnEnded, last=True)
    seed_game(session, before)
    await session.people[seat].slash("/end")
    await session.settled()
    assert session.game().to_act == ()
    return session.people[seat]


async def test_after_the_game_its_players_look_at_their_moves_again(tmp_path: Path) -> None:
    async with game_session(tmp_path, 2) as session:
        person = await ended(session)
        last = session.public()[-1]
        answer = await person.press("Review my game", on=last)
        overview = private(answer)
        assert "Looking back at your game" in overview
        assert answer.message is not None
        await person.press("Next", on=answer.message)
        page = await person.sees("You: **")
        assert page.is_ephemeral
        assert len(page.alt_texts) >= len(page.pictures()) > 0
        assert "who played" in private(await session.sandbox.person("Gus").press("Review my game", on=last))
        assert "nothing left to advise on" in private(await person.slash("/hint"))
        assert session.public()[-1].id == last.id

        await person.press("Rematch", on=last)
        await session.settled()
        await session.bot.restart()
        assert private(await person.slash("/review")) == overview, "of the last game that was finished"
        assert private(await person.press("Review my game", on=last)) == overview

        for custom_id in ("a1:review:1", "a1:review:99999:0:own", "a1:review:2:0:own", "a1:review:x:y:z"):
            assert said_to(session, await forged(person, custom_id, on=last.id))
        beyond = await forged(person, "a1:review:1:999:next", on=last.id)
        await until(lambda: "You: **" in said_to(session, beyond), session.patience)
        assert failures(session) == []
