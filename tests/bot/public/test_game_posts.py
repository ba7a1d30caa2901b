"""What is posted: worked examples, Discord's limits, whom it pings, and that nothing hidden is in it."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ai import Level
from bot.message.emojis import unmarked
from bot.message.fitting import paged
from bot.message.messages import Message
from bot.public.agreement_lines import agreed_page
from bot.public.end_post import tallies
from bot.public.game_posts import posts, standings_now, table_now, table_post
from bot.public.scoring_post import last_tiles, scorings
from bot.public.start_post import start
from bot.table.agreement import Agreement, MemoryAid, Pace
from bot.table.episodes import Episode, episodes, knows_its_turn, opening, turn
from bot.table.lobby_events import Person
from engine import Event, Game, Options, Seat, Seed, fold, view_for
from engine import start as begin
from engine.play import fold_on
from engine.position.state import Phase
from engine.transitions.events import (
    BagShuffled,
    DeckReshuffled,
    DeckStacked,
    MoneyShuffled,
    SeedChosen,
    StepUndone,
    TurnEnded,
    TurnUndone,
)
from engine.views.history import action_of
from engine.views.standings import winners
from render.alt_text.lengths import length
from render.pictures.chart import Tally
from render.pictures.poster import Poster
from render.pictures.sheet import ScoringSheet
from render.pictures.table import TablePicture
from render.pictures.turn import TurnPicture
from tests.bot.contexts import NASTY, context, played, told_game
from tests.bot.message_checks import buttons, check_message, custom_ids, mentions, visible
from tests.bot.seated_people import ALL_MODULES, COMBINATIONS
from tests.conftest import games
from tests.engine.modules.test_module_games import with_other_tokens
from tests.engine.players import at_random, hasty, thrifty, venturesome, whole_game
from tests.engine.tables import after, table
from tests.engine.views.test_view import scrambled

AT_THREE, AT_TWO = context(3), context(2)


def pictures(message: Message) -> list[type]:
    return [type(shown.picture) for shown in message.pictures]


# Worked examples


def test_the_start_shows_the_opening_hands_and_the_start_player_and_no_hash() -> None:
    game, events = begin(Options(2), Seed("0" * 31 + "3"))
    post = start(AT_TWO, opening(events, game))
    said = post.text
    assert "Ana: 11 florins (9+2), 10 dirhams (8+2), 1 dinar, 5 ducats · 27 in total" in said
    assert "Ben starts, having the fewest cards (4)." in said
    assert "Dirk gets 6 tiles from the bag: Tower 10, " in said
    assert game.commitment not in said
    assert game.rng.seed not in said
    assert buttons(post) == ["Rules", "Verify"]


def test_the_start_says_in_a_line_who_dirk_is() -> None:
    game, events = begin(Options(2), Seed("0" * 31 + "3"))
    assert "-# **Dirk** plays along as a third: he takes no turns" in (
        start(AT_TWO, opening(events, game)).text
    )
    game, events = begin(Options(3), Seed("0" * 31 + "3"))
    assert "Dirk" not in start(AT_THREE, opening(events, game)).text


def test_what_was_agreed_is_in_the_start_and_at_the_table_and_has_a_page() -> None:
    game, events = begin(Options(3), Seed("0" * 31 + "3"))
    agreement = Agreement(pace=Pace.DAY, hints=False, memory_aid=MemoryAid.COUNTS, youngest=102)
    there = replace(AT_THREE, agreement=agreement)
    late = "everybody waits for anybody late"
    line = f"-# Agreed: a day per turn · {late} · no hints · memory aid: cards counted · English"
    assert line in start(there, opening(events, game)).text.splitlines()
    view = view_for(game, None)
    assert line in table_now(there, view).below.splitlines()
    page = agreed_page(there, view).text
    assert "Pace: **one day per turn**" in page
    assert "Youngest player: **Ben**" in page
    assert "Each player also has extra time" in page
    assert "No computer players." in page


def test_a_computer_is_told_apart_in_words_and_has_its_bare_name_in_pictures() -> None:
    people = (Person(101, "Ana"), Person(-1, "Zahra", Level.GARDENER))
    with_computer = replace(AT_TWO, people=people)
    assert with_computer.name(Seat(1)) == "Zahra (Gardener)"
    assert with_computer.look.names == ("Ana", "Zahra")


def test_the_table_post_tells_the_turn_and_calls_the_next_player() -> None:
    game = table(("y9", "", ""), market="C7b S3 T11b T11c", bag="T7 G7", palaces=("", "F T12"), rounds=2)
    post = table_post(AT_THREE, played(game, "B C7b=y9", "P C7b@-1,0"), deadline=1700000000)
    assert unmarked(post.text) == (
        "### Ana has played · <@102> is next\n"
        "Ana pays 9 florins for Chambers 7 and places it at -1,0. Wall 2 (+2)."
    )
    standing, deadline = post.below.splitlines()
    assert standing == "-# Turn 1 · Chambers: Ana leads 1–0 · 1 tile left in the bag"
    assert deadline == "Time to play: until <t:1700000000:f>, <t:1700000000:R>."
    assert post.pings == (102,)
    assert buttons(post) == ["Take money", "Buy", "Redesign", "My hand", "Hint", "More"]
    assert custom_ids(post)[0] == "a1:table:7:12:take"
    assert pictures(post) == [TurnPicture]


@pytest.mark.parametrize(
    ("palaces", "told"),
    [
        (("", "F T12"), "Chambers: Ana leads 1–0"),
        (("F C6", "F C7a"), "Chambers: Ana leads 2–1"),
        (("", "F C6"), "Chambers: Ana and Ben tied at 1"),
        (("", "F C6", "F C7a"), "Chambers: Ana, Ben and Cleo tied at 1"),
        (("", "C5 F C6"), "Chambers: Ana 1, behind Ben with 2"),
        (("", "C5 F C6", "C8 F C7a"), "Chambers: Ana 1, behind Ben and Cleo with 2"),
    ],
)
def test_the_line_below_tells_how_the_kind_just_built_stands(palaces: tuple[str, ...], told: str) -> None:
    game = table(("y9", "", ""), market="C7b S3 T11b T11c", bag="T7 G7", palaces=palaces, rounds=2)
    post = table_post(AT_THREE, played(game, "B C7b=y9", "P C7b@-1,0"))
    assert post.below == f"-# Turn 1 · {told} · 1 tile left in the bag"


def test_a_seat_that_somebody_has_left_is_not_said_to_play() -> None:
    game = table(("y9", "", ""), market="C7b S3 T11b T11c", bag="T7 G7")
    post = table_post(replace(AT_THREE, vacant=(Seat(1),)), played(game, "B C7b=y9", "P C7b@-1,0"))
    assert post.text.startswith("### Ana has played · Ben’s seat is empty\n")
    assert not post.pings


def test_the_first_table_post_shows_the_whole_table() -> None:
    game, events = begin(Options(3), Seed("3" * 32))
    _, post = posts(AT_THREE, opening(events, game))
    assert pictures(post) == [TablePicture]
    assert post.pings == tuple(101 + seat for seat in game.to_act)


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ("y1 y2 y3 *1", ("scoring 1 after 2 more cards", "Scoring 1 comes after 2 more money cards.")),
        ("y1 y2 *1", ("scoring 1 after 1 more card", "Scoring 1 comes after 1 more money card.")),
        ("y1 *1", ("scoring 1 with the next card", "Scoring 1 comes with the next money card.")),
    ],
)
def test_how_near_the_next_scoring_is(deck: str, told: tuple[str, str]) -> None:
    game = table(("", "", ""), display="b1 b2 b3 b4", deck=deck)
    above = deck.split().index("*1")
    game = replace(game, piles=(above, 1, 0, 1, 0))
    past = played(game, "M b4")
    in_short, in_full = told
    assert table_post(AT_THREE, past).below == f"-# Turn 1 · {in_short}"
    assert in_full in standings_now(AT_THREE, past.after).below


def test_how_near_the_first_scoring_is_at_the_start() -> None:
    game, events = begin(Options(3), Seed("3" * 32))
    first, second, *_ = game.piles
    past = opening(events, game)
    assert f"scoring 1 after {first}–{first + second - 1} more cards" in table_post(AT_THREE, past).below
    said = standings_now(AT_THREE, past.after).below
    assert f"Scoring 1 comes after {first} to {first + second - 1} more money cards." in said


def test_a_scoring_says_what_happened_and_leaves_the_rest_to_its_picture() -> None:
    game = table(
        ("", "", ""),
        palaces=("C7b F T9a", "F T12", "T11a F"),
        display="b1 b2 b3 b4",
        deck="*2 y7 g4 o1",
        rounds=1,
    )
    _, scored, post = posts(AT_THREE, played(game, "M b4"))
    assert scored.text.splitlines() == [
        "## Ana wins the chambers and leads by 13!",
        "-# The second scoring, at the end of Ana’s turn",
        "-# Ana +19 (19), Ben +6 (6), Cleo +6 (6)",
    ]
    assert scored.below == "-# <@101>, <@102> and <@103>"
    assert pictures(scored) == [ScoringSheet]
    assert scored.pings == (101, 102, 103)
    assert post.pings == (102,)


def test_a_turn_is_told_before_the_scoring_that_it_brought() -> None:
    game = table(("", "", ""), palaces=("C7b F T9a",), display="b1 b2 b3 b4", deck="*2 y7 g4 o1", rounds=1)
    told, scored, post = posts(AT_THREE, played(game, "M b4"))
    assert unmarked(told.text).splitlines()[:2] == ["### Ana has played", "Ana takes 4 dinars."]
    assert "The second scoring" in scored.text
    assert post.text == "### <@102> is next"
    assert [pictures(message) for message in (told, scored, post)] == [
        [TurnPicture],
        [ScoringSheet],
        [TablePicture],
    ]


def test_a_turn_before_a_scoring_shows_the_points_before_it() -> None:
    game = table(("", "", ""), palaces=("C7b F T9a",), display="b1 b2 b3 b4", deck="*2 y7 g4 o1", rounds=1)
    told, *_ = posts(AT_THREE, played(replace(game, scores=(3, 20, 4)), "M b4"))
    (shown,) = told.pictures
    assert isinstance(shown.picture, TurnPicture)
    assert shown.picture.view.scores == (3, 20, 4)


def test_only_the_last_post_of_a_turn_with_a_scoring_calls_the_next_and_can_be_pressed() -> None:
    game = table(("", "", ""), palaces=("C7b F T9a",), display="b1 b2 b3 b4", deck="*2 y7 g4 o1", rounds=1)
    told, scored, post = posts(AT_THREE, played(game, "M b4"))
    assert not told.rows
    assert not scored.rows
    assert not told.pings
    assert "<@" not in told.text + told.below + scored.text
    assert post.pings == (102,)
    assert buttons(post)[:2] == ["Take money", "Buy"]


def test_the_tiles_that_the_imaginary_player_gets_are_told_with_the_scoring() -> None:
    game = table(("", ""), dirk="T9a", display="b1 b2 b3 b4", deck="*1 y7 g4 o1", bag="P2 P3 P4 P5 P6 P7 P8")
    (scored,) = scorings(AT_TWO, played(game, "M b4"))
    assert "Dirk gets 6 tiles from the bag: Pavilion 2, Pavilion 3, " in scored.below
    assert "Dirk gets" not in scored.text


def test_the_last_tiles_are_explained() -> None:
    game = table(
        ("y9 g2 b5 b7", "g3 b9 b3", "g1"),
        market="P2 S9 T11b T11c",
        bag="-",
        display="b1 b2 b3 b4",
        rounds=2,
    )
    _, given, post = posts(AT_THREE, played(game, "B P2=y9", "R P2"))
    one, two, three = given.text.splitlines()[2:]
    assert one == "**Seraglio 9** goes to **Ben**. Dirham: Ben 3, Ana 2, Cleo 1."
    assert two.startswith("**Tower 11 (T11b)** stays on the market. Tied at 12, so nobody gets it.")
    assert two.endswith("Dinar: Ana 12, Ben 12, Cleo 0.")
    assert three == "**Tower 11 (T11c)** stays on the market. Ducat: nobody holds any."
    assert post.text == "### <@102> still to place"
    assert post.pings == (102,)
    assert buttons(post) == ["Place my tiles", "My hand", "Hint", "More"]
    assert "last scoring once these tiles are placed" in post.below


def test_nobody_is_called_twice_to_place_last_tiles() -> None:
    game = table(("y9 b5", "g3", ""), market="P2 S9 T11b T11c", bag="-", display="b1 b2 b3 b4", rounds=2)
    ready = after(game, "B P2=y9", "R P2", "E")
    assert len(ready.to_act) == 2
    post = table_post(AT_THREE, played(ready, "R T11b"))
    assert post.text.startswith("### Ana has placed the last tiles · <@102> still to place\n")
    assert not post.pings


def test_the_end_is_the_podium_and_the_poster_with_the_rest_behind_buttons() -> None:
    history = told_game(4, 1, thrifty)
    table_said, *_, scored, ended = posts(
        context(4), history[-1], history=history, caption="2026-11-18 · Alcazaba"
    )
    view = history[-1].after
    assert not table_said.rows
    assert table_said.text.startswith("### All the last tiles are placed\nLast tiles: ")
    assert scored.text.splitlines()[-2] == "-# The last scoring"
    assert ended.text.splitlines() == [
        "## Ana wins with 118 points.",
        "🥇 1st Ana · 118 points",
        "🥈 2nd Dora · 96 points",
        "🥉 3rd Ben · 92 points",
        "▫️ 4th Cleo · 77 points",
        "Well played, <@101>, <@102>, <@103> and <@104>!",
    ]
    (poster,) = (shown.picture for shown in ended.pictures)
    assert isinstance(poster, Poster)
    assert poster.caption == "2026-11-18 · Alcazaba"
    assert not ended.below
    assert not ended.enclosed
    assert view.commitment not in ended.text
    assert str(view.seed) not in ended.text
    assert buttons(ended) == ["Rematch", "Review my game", "Chart", "Record", "Verify"]
    assert ended.pings == (101, 102, 103, 104)


@pytest.mark.parametrize(("turns", "in_full"), [(1, 1), (2, 1), (3, 0)])
def test_the_last_turn_is_told_in_full_unless_the_post_tells_a_round(turns: int, in_full: int) -> None:
    market = table(("y2", "y2", "y2"), market="P2 S3 T11b T11c", palaces=("F", "F", "F"))
    bought = played(market, "B P2=y2", "R P2")
    earlier = [replace(bought) for _ in range(turns - 1)]
    message = table_post(AT_THREE, bought, earlier)
    told = unmarked(message.text).splitlines()[1:]
    assert len(told) == turns
    assert sum("pays exactly 2 florins" in line for line in told) == in_full
    assert all("Pavilion 2" in line for line in told)


def test_the_last_turn_does_not_give_away_who_wins() -> None:
    *earlier, last = told_game(4, 1, thrifty)
    told, *_ = posts(context(4), last, history=(*earlier, last))
    (shown,) = told.pictures
    assert isinstance(shown.picture, TurnPicture)
    assert shown.picture.view.scores == earlier[-1].after.scores
    assert not winners(shown.picture.view)


def test_a_shared_victory_has_two_gold_medals_and_the_imaginary_player_none() -> None:
    history = told_game(2, 3, thrifty)
    *_, ended = posts(AT_TWO, history[-1], history=history)
    assert ended.text.splitlines() == [
        "## Ana and Ben share the victory with 110 points each.",
        "🥇 1st Ana · 110 points",
        "🥇 1st Ben · 110 points",
        "Dirk · 120 points, without a place",
        "Well played, <@101> and <@102>!",
    ]
    assert not ended.enclosed


def test_without_winners_of_last_tiles_everything_comes_in_its_order() -> None:
    game = table(("y9 g2", "g2", ""), market="P2 S3 T11b T11c", bag="-", display="b1 b2 b3 b4", rounds=2)
    past = played(game, "B P2=y9", "R P2")
    headlines = [message.text.splitlines()[0] for message in posts(AT_THREE, past, history=(past,))]
    assert headlines == [
        "### Ana has played",
        "## The last tiles",
        "## Nobody scores a single point.",
        "## Ana, Ben and Cleo share the victory with 0 points each.",
    ]


def test_the_chart_rises_with_every_scoring() -> None:
    history = told_game(3, 4)
    rising = tallies(history)
    assert rising[0] == Tally(1, (0, 0, 0))
    assert [tally.round for tally in rising if tally.round] == [1, 2, 3]
    assert rising[-1].scores == history[-1].after.scores


def test_the_table_as_it_is_now_pings_nobody() -> None:
    history = told_game(2, 3, thrifty)
    said = table_now(AT_TWO, history[30].after)
    assert said.text.startswith("## Turn 31 · ")
    assert "Ana: 8 points, Wall 6, 3 cards" in said.text
    assert "\nDirk: 15 points" in said.text
    assert pictures(said) == [TablePicture]
    assert not said.pings
    assert not mentions(said.text + said.below)
    assert not table_now(AT_TWO, history[-1].after).rows


def test_a_slow_table_and_a_lone_player_are_not_called_by_the_post() -> None:
    game = table(("", "", ""), display="b1 b2 b3 b4", deck="y7 g4 o1")
    slow = replace(AT_THREE, agreement=Agreement(pace=Pace.DAY))
    (post,) = posts(slow, played(game, "M b4"))
    assert not post.pings
    assert "<@102>" in post.text
    computers = tuple(replace(one, id=-seat) for seat, one in enumerate(AT_THREE.people) if seat)
    alone = replace(AT_THREE, people=(AT_THREE.people[0], *computers))
    assert alone.company == ()


# Limits, pings, names


def everything(who_names: tuple[str, ...], history: Sequence[Episode]) -> list[Message]:
    who = context(len(history[0].after.players), who_names)
    said = [post for past in history for post in posts(who, past, deadline=1700000000, history=history)]
    return [*said, *(table_now(who, past.after) for past in history)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("names", [("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay"), NASTY, ("_" * 32,) * 6])
def test_every_post_of_a_game_keeps_within_discords_limits(players: int, names: tuple[str, ...]) -> None:
    for message in everything(names, told_game(players, players, hasty)):
        check_message(message)
        links = mentions(message.text + message.below)
        assert links <= set(range(101, 101 + players))
        assert "@everyone" not in message.text + message.below


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("names", [NASTY, ("_" * 32,) * 6])
def test_every_post_fits_with_all_modules(players: int, names: tuple[str, ...]) -> None:
    for message in everything(names, told_game(players, players, venturesome, ALL_MODULES)):
        check_message(message)


@pytest.mark.parametrize("number", games(2))
def test_a_post_calls_the_next_players_and_nobody_else(number: int) -> None:
    players = 2 + number % 5
    who = context(players)
    for past in told_game(players, number):
        for message in posts(who, past, history=told_game(players, number)):
            assert mentions(message.text + message.below) >= set(message.pings)
            scored = [shown.picture for shown in message.pictures if isinstance(shown.picture, ScoringSheet)]
            players_left = range(players) if scored else past.after.to_act or range(players)
            assert set(message.pings) <= {101 + seat for seat in players_left}
        told = [message for message in posts(who, past, history=()) if ScoringSheet not in pictures(message)]
        called = [person for message in told for person in message.pings]
        if past.after.phase is Phase.TURN:
            assert called == [101 + past.after.to_act[0]]
        elif past.after.phase is Phase.OVER:
            assert called == [101 + seat for seat in range(players)], "the end calls everybody once"


def test_buttons_come_in_the_last_post_only() -> None:
    for past in told_game(3, 7):
        *others, last = posts(AT_THREE, past, history=told_game(3, 7))
        assert last.rows
        assert {label for message in others for label in buttons(message)} <= {"Rules", "Verify"}


def test_long_texts_have_pages_and_no_line_is_torn_apart() -> None:
    lines = [f"{number} " + "x" * 90 for number in range(100)]
    pages = paged(lines, room=1000)
    assert "\n".join(pages).splitlines() == lines
    assert len(pages) == 10
    assert all(length(page) <= 1000 for page in pages)


# Secrets


def test_a_past_episode_is_the_same_whenever_it_is_told() -> None:
    game, events = whole_game(3, 5)
    assert episodes(events)[:20] == told_game(3, 5)[:20]
    assert game.phase is Phase.OVER


@settings(max_examples=25)
@given(
    players=st.integers(2, 6),
    number=st.integers(0, 200),
    modules=st.sampled_from(COMBINATIONS),
    chance=st.randoms(use_true_random=False),
)
def test_scramble_every_secret_and_no_post_changes(
    players: int, number: int, modules: tuple[str, ...], chance: random.Random
) -> None:
    _, events = whole_game(players, number, venturesome if modules else at_random, modules)
    ends = [at for at, event in enumerate(events) if isinstance(event, TurnEnded)]
    start_of = chance.choice(ends)
    end = next((at for at in range(start_of + 1, len(events)) if _is_a_step(events[at])), len(events))
    before = fold(events[:start_of])
    assume(knows_its_turn(before))
    ending = events[start_of:end]
    later = fold_on(before, ending)
    who = context(players)

    def told(first: Game, happened: Sequence[Event], last: Game) -> list[object]:
        past = turn(first, happened, last)
        if last.phase is Phase.OVER:
            return [visible(message) for message in posts(who, past, history=(past,))[:-1]]
        return [visible(m) for m in (*posts(who, past, deadline=5), table_now(who, past.after))]

    other = scrambled_all(before, chance)
    other_later = scrambled_all(later, chance)
    if later.phase is Phase.OVER:
        other_later = replace(other_later, rng=later.rng)
    other_ending = [with_other_secrets(event, chance) for event in ending]
    assert told(other, other_ending, other_later) == told(before, ending, later)


def _is_a_step(event: Event) -> bool:
    return isinstance(event, StepUndone | TurnUndone) or action_of(event) is not None


def scrambled_all(game: Game, chance: random.Random) -> Game:
    """The game with other secrets, and those of the position that undo leads to as well."""
    base = game.base and _with_other_pieces(game.base, chance)
    return replace(_with_other_pieces(game, chance), base=base)


def _with_other_pieces(game: Game, chance: random.Random) -> Game:
    other = scrambled(game, None, chance.shuffle)
    # Once a game is over, all tokens are shown.
    hides_tokens = "building_sites" in game.options.modules and game.phase is not Phase.OVER
    return with_other_tokens(other, None, chance.shuffle) if hides_tokens else other


def with_other_secrets(event: Event, chance: random.Random) -> Event:
    """A secret event with other secrets in it."""
    match event:
        case SeedChosen():
            return SeedChosen(Seed("e" * 32))
        case BagShuffled(tiles, used):
            return BagShuffled(tuple(chance.sample(tiles, len(tiles))), used)
        case MoneyShuffled(deck, used):
            return MoneyShuffled(tuple(chance.sample(deck, len(deck))), used)
        case DeckStacked(stacked, piles, used):
            return DeckStacked(tuple(chance.sample(stacked, len(stacked))), piles, used)
        case DeckReshuffled(deck, used):
            return DeckReshuffled(tuple(chance.sample(deck, len(deck))), used)
        case _:
            return event


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_start_is_the_same_whatever_is_hidden(players: int) -> None:
    chance = random.Random(players)
    game, events = begin(Options(players), Seed("5" * 32))
    who = context(players)
    other = opening([with_other_secrets(event, chance) for event in events], scrambled_all(game, chance))
    assert list(map(visible, posts(who, other))) == list(map(visible, posts(who, opening(events, game))))


def test_no_post_of_a_running_game_holds_the_seed() -> None:
    game, events = whole_game(2, 9)
    history = episodes(events)
    for past in history[:-1]:
        for message in posts(AT_TWO, past):
            assert game.rng.seed not in repr(message)
    assert view_for(game, None).seed == game.rng.seed


def test_no_post_of_last_tiles_comes_before_them() -> None:
    for past in told_game(3, 6)[:-5]:
        assert not last_tiles(AT_THREE, past)
