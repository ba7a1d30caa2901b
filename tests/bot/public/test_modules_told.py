"""What is told of the modules to everybody: stories, the start, scorings, the end, looks, descriptions."""

import random

import pytest

from bot.language.words import words_for
from bot.message.emojis import unmarked
from bot.private.describe import describe_own_places, describe_palace, describe_redesign, describe_table
from bot.private.look_pages import memory, palace, scores
from bot.private.rules_text import rule_topics, rules
from bot.public.game_posts import standings_now, table_now, table_post
from bot.public.scoring_post import last_tiles
from bot.public.start_post import start
from bot.public.story import story as story_of
from bot.table.agreement import MemoryAid
from bot.table.episodes import opening
from engine import Game, Kind, Options, Seat, Seed, SitesSeen, ledger, redact, view_for
from engine import start as begin
from engine.modules.building_site_pieces import TokensDrawn
from engine.modules.portal_supply import Portals
from engine.position.state import Phase, slice_of, with_slice
from tests.bot.contexts import NASTY, context, played, told_game
from tests.bot.message_checks import buttons, check_message, visible
from tests.bot.panel.test_panel_modules import boards, eyrie, gates, sites
from tests.bot.plain_story import story
from tests.bot.seated_people import ALL_MODULES
from tests.conftest import games
from tests.engine.modules.test_module_games import midway, with_other_tokens
from tests.engine.players import venturesome
from tests.engine.tables import table
from tests.engine.views.test_view import scrambled

AT_THREE, AT_TWO = context(3), context(2)
ANA = Seat(0)


# Stories


def test_falcons_bought_one_after_the_other_are_one_deed() -> None:
    assert story(AT_THREE, played(eyrie(), "F nCG=y2@+1,0")) == (
        "Ana buys a falcon: Brown falcon (Chambers, Garden) at +1,0 for a 2-florin card."
    )


def test_falcons_that_fly_home_are_told() -> None:
    assert story(AT_THREE, played(eyrie(), "X T12")).endswith(" White falcon (Garden, Tower) flies home.")


def test_a_tile_with_a_portal() -> None:
    told = story(AT_THREE, played(gates(), "BP T11b=y8 y9", "P T11b@0,-1", "PP T@+2,0SW"))
    assert told.startswith(
        "Ana pays exactly 17 florins (9+8) for Tower 11 and one Tower portal (+6), places Tower 11 at 0,-1,"
        " then places the Tower portal at +2,0SW."
    )


def test_a_building_site_and_its_completion() -> None:
    bought = played(sites(), "L P2=y1", "K 1", "R P2")
    assert story(AT_THREE, bought) == (
        "Ana pays 1 florin for Pavilion 2 as a building site and puts a token on it,"
        " then keeps Pavilion 2 in reserve."
    )
    game = table(("o9 o3", "", ""), palaces=("F T12",), building_sites="yyggbbo/1:T12:o/-/-")
    assert story(AT_THREE, played(game, "C T12=o9 o3")) == (
        "Ana pays exactly 12 ducats (9+3) to complete Tower 12."
    )


def test_beside_other_turns_only_what_was_bought_is_told() -> None:
    def in_few_words(*steps: str, of: Game) -> str:
        return unmarked(story_of(AT_THREE, played(of, *steps), brief=True, paid=False))

    assert in_few_words("F nCG=y2@+1,0", of=eyrie()) == "Ana buys a falcon."
    gate = in_few_words("BP T11b=y8 y9", "P T11b@0,-1", "PP T@+2,0SW", of=gates())
    assert gate.startswith("Ana buys Tower 11 and Tower portal.")
    assert in_few_words("L P2=y1", "K 1", "R P2", of=sites()) == "Ana buys Pavilion 2 as a building site."
    assert in_few_words("B G10a=b5 b8", "S y", "R G10a", of=boards()) == "Ana buys Garden 10."


def test_storing_and_paying_with_what_is_stored() -> None:
    stored = story(AT_THREE, played(boards(), "B G10a=b5 b8", "S y", "R G10a"))
    assert stored == (
        "Ana pays 13 dinars (8+5) for Garden 10, stores the rest: certificate (3 florins),"
        " then keeps Garden 10 in reserve."
    )
    game = table(("b6", "", ""), market="P2 S3 G10a A4", certificates="2,2,1,2/~b4,-,-")
    assert "pays exactly 10 dinars (6 and certificate 4) for Garden 10" in story(
        AT_THREE, played(game, "B G10a=b6 ~b4", "R G10a")
    )


def test_a_turn_in_which_tokens_were_drawn_is_told_from_its_beginning() -> None:
    game = table(("y2 g2", "", ""), market="P2 S5 G10a A4", display="y1", building_sites="")
    told = played(game, "B P2=y2", "L S5=g2", "K 2", "R P2", "R S5")
    assert story(AT_THREE, told).startswith("Ana pays exactly 2 florins for Pavilion 2, pays 2 dirhams for ")
    assert told.before is not None
    assert not told.before.acted


# Posts


def test_the_start_tells_in_a_line_each_what_the_modules_add() -> None:
    game, events = begin(Options(3, ALL_MODULES), Seed("3" * 32))
    lines = start(AT_THREE, opening(events, game)).text.splitlines()
    told = lines[lines.index("**Also in play**") + 1 :][:4]
    names = ("Falconers", "Portals", "Building Sites", "Exchange Certificates")
    assert [line.partition(":")[0] for line in told] == [f"-# **{name}**" for name in names]
    assert told[2].endswith("tiles at half price: walls count at once, the building once completed.")


def test_the_standings_are_silent_about_modules_until_somebody_has_something_of_them() -> None:
    game = table(("y2 g2", "", ""), market="P2 S5 G10a A4", display="y1", building_sites="", falconers="")
    said = standings_now(AT_THREE, played(game, "L S5=g2", "K 2", "R S5").after).below
    assert "**Building sites**: Ana: Seraglio 5" in said
    assert "**Falcons**" not in said


def test_the_table_post_has_buttons_for_what_the_modules_add() -> None:
    game = table(("", "", ""), display="b1 b2 b3 b4", falconers="", building_sites="")
    post = table_post(AT_THREE, played(game, "M b4"))
    assert buttons(post)[:5] == ["Take money", "Buy", "Redesign", "Falcons", "Complete a site"]
    plain = table(("", "", ""), display="b1 b2 b3 b4")
    assert "Falcons" not in buttons(table_post(AT_THREE, played(plain, "M b4")))


def test_a_scoring_tells_falcons_portals_and_sites_that_do_not_count() -> None:
    game = table(
        ("", "", ""),
        palaces=("T12 G11 C10\nT11a F C11", "F T11b /TSW"),
        display="b1 b2 b3 b4",
        deck="*2 y7 g4 o1",
        rounds=1,
        falconers="1:wGT@0,0",
        portals="3,3,3,3,3,2/-",
        building_sites="yyggbbo/1:C10:o/-/-",
    )
    lines = scores(AT_THREE, view_for(game, None)).below.splitlines()
    assert "**Falcons**: Ana: white 1 → 2" in lines
    assert any(line.startswith("**Portals in the longest wall**: ") for line in lines)
    assert "**Building sites**, not counted: Ana: Chambers 10" in lines
    assert "**Chambers**: 1st Ana 1 → 11" in lines, "the other one is a building site"


def test_tokens_are_turned_over_before_the_last_tiles_are_given() -> None:
    game = table(
        ("y2 b5 b3", "", ""),
        market="P2 T11a T11b T11c",
        bag="-",
        display="y1 y1 y1 b1",
        palaces=("F T12",),
        building_sites="yyggboo/1:T12:b/-/-",
    )
    past = played(game, "B P2=y2", "R P2")
    (post,) = last_tiles(AT_THREE, past)
    assert "Ana turns over a building site’s token: Dinar. Discarded: 5+3 dinars." in post.text
    assert post.text.index("turns over") < post.text.index("**Tower 11 (T11b)** stays")


# Looks and descriptions


def test_a_palace_is_shown_with_all_that_modules_lay_on_it() -> None:
    game = table(
        ("", "", ""),
        palaces=("T12 G11 C10\nT11a F C11",),
        falconers="1:wGT@0,0",
        building_sites="yyggbbo/1:C10:o/-/-",
        certificates="1,2,2,2/~y3,-,-",
    )
    said = palace(AT_THREE, view_for(game, None), ANA).text
    assert "Falcons: White falcon (Garden, Tower), crossing 0,0" in said
    assert "Building sites: Chambers 10" in said
    assert "ducats" not in said, "nobody else may know the token"
    assert "Stored: certificate (3 florins)" in said
    assert "Chambers 1" in said


def test_the_memory_aid_knows_certificates() -> None:
    game = table(("b6", "", ""), certificates="2,2,1,2/~b4,-,-")
    known = ledger([redact(event, None) for event in begin(Options(3), Seed("3" * 32)).events])
    said = memory(AT_THREE, view_for(game, None), known, MemoryAid.LEDGER).text
    assert ", certificate (4 dinars)\n" in said


def test_portals_and_crossings_are_told_in_words() -> None:
    built = table(("", "", ""), palaces=("F T12 /TSW",), portals="3,3,3,3,3,2/-")
    game = with_slice(built, Portals((3, 3, 3, 3, 3, 1), aside=(Kind.TOWER,)))
    told = "\n".join(message.text for message in describe_palace(AT_THREE, view_for(game, None), ANA))
    assert "+2,0 Tower portal in the south-west half" in told
    assert "long side of the portal at +2,0" in told
    places = "\n".join(message.text for message in describe_own_places(AT_THREE, view_for(game, None), ANA))
    assert "+1,+1NW (1 east, 1 south, north-west half)" in places
    crossings = "\n".join(m.text for m in describe_own_places(AT_THREE, view_for(eyrie(), None), ANA))
    assert "crossing +1,0, between Garden 11, Chambers 10, the fountain and Chambers 11: " in crossings
    assert "Brown falcon (Chambers, Garden)" in crossings


def test_a_tile_that_a_portal_needs_is_not_said_to_be_removable() -> None:
    game = table(("", "", ""), palaces=("F T12 /TSW\n. G9 .",), portals="3,3,3,3,3,2/-")
    told = "\n".join(m.text for m in describe_redesign(AT_THREE, view_for(game, None), ANA))
    assert "Tower 12" not in told


def test_there_is_a_topic_of_the_rules_for_each_module() -> None:
    for topic in ("falconers", "portals", "building-sites", "certificates"):
        assert topic in rule_topics()
        check_message(rules(words_for("en"), topic))


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_look_and_description_fits_with_all_modules(players: int) -> None:
    who = context(players, NASTY)
    for past in told_game(players, players, venturesome, ALL_MODULES)[::9]:
        view = past.after
        told = [scores(who, view), *describe_table(who, view)]
        for seat in map(Seat, range(players)):
            told += [palace(who, view, seat), *describe_palace(who, view, seat)]
            told += describe_own_places(who, view, seat)
        for message in told:
            check_message(message)


# Secrets


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_episode_shows_a_token_before_it_is_turned_over(players: int) -> None:
    seen = 0
    for past in told_game(players, players, venturesome, ALL_MODULES):
        for event in past.events:
            if isinstance(event, TokensDrawn):
                seen += 1
                assert set(event.tokens) <= {None}
        if past.after.phase is Phase.TURN:
            assert all(site.token is None for site in slice_of(past.after.slices, SitesSeen).sites)
    assert seen


@pytest.mark.parametrize("number", games(4))
def test_scramble_every_secret_and_no_look_changes_with_modules(number: int) -> None:
    game, chance = midway(number), random.Random(number)
    who = context(len(game.players))
    other = with_other_tokens(scrambled(game, None, chance.shuffle), None, chance.shuffle)
    one, two = view_for(game, None), view_for(other, None)
    assert visible(scores(who, one)) == visible(scores(who, two))
    assert visible(table_now(who, one)) == visible(table_now(who, two))
    assert describe_table(who, one) == describe_table(who, two)
    for seat in map(Seat, range(len(game.players))):
        assert visible(palace(who, one, seat)) == visible(palace(who, two, seat))
        assert describe_palace(who, one, seat) == describe_palace(who, two, seat)
