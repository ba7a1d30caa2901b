"""Labels in sentences: in the case that is asked for, with the gender that others agree with."""

import pickle

import pytest

from bot.language.action_labels import action_label
from bot.language.catalogue import Catalogue, CatalogueError
from bot.language.inflection import Inflected, gender_of, in_form
from bot.language.labels import kind_label, kinds_label, tile_label, walls_label
from bot.language.words import words_for
from bot.message.emoji_labels import shown_tile
from bot.message.emojis import unmarked
from bot.message.message_context import shown_name
from bot.table.computer_names import NAMES
from bot.table.lobby_events import Person
from engine import EndTurn, Kind, Side, TakeMoney, parse_card, parse_tile
from engine.board.geometry import walls_on
from render.alt_text.lists import listed, set_apart

NOUNS = """
kind-tower = { $form ->
    [accusative] Wieżę
   *[nominative] Wieża
}
    .gender = feminine
kind-garden = Ogród
    .gender = masculine
tile-label = { $kind } { $price }
list-pair = { $first } i { $second }
    .gender = plural
buys = { $name } kupuje { FORM($tile, "accusative") }
taken = { GENDER($tile) ->
    [feminine] { $tile } jest zajęta
    [plural] { $tile } są zajęte
   *[other] { $tile } jest zajęty
}
"""


@pytest.fixture
def polish() -> Catalogue:
    return Catalogue("pl", {"nouns.ftl": NOUNS})


@pytest.fixture
def tower(polish: Catalogue) -> str:
    return polish.say("tile-label", {"kind": polish.say("kind-tower", {}), "price": 9})


@pytest.fixture
def garden(polish: Catalogue) -> str:
    return polish.say("tile-label", {"kind": polish.say("kind-garden", {}), "price": 8})


def test_a_sentence_gets_a_label_in_the_case_it_asks_for(polish: Catalogue, tower: str) -> None:
    assert tower == "Wieża 9"
    assert polish.say("buys", {"name": "Ana", "tile": tower}) == "Ana kupuje Wieżę 9"


def test_a_label_without_that_case_stays_as_it_is(polish: Catalogue, garden: str) -> None:
    assert polish.say("buys", {"name": "Ana", "tile": garden}) == "Ana kupuje Ogród 8"
    assert polish.say("buys", {"name": "Ana", "tile": "coś"}) == "Ana kupuje coś"


def test_a_list_passes_the_case_on_to_everything_in_it(polish: Catalogue, tower: str, garden: str) -> None:
    both = polish.say("list-pair", {"first": garden, "second": tower})
    assert polish.say("buys", {"name": "Ana", "tile": both}) == "Ana kupuje Ogród 8 i Wieżę 9"


def test_one_thing_alone_is_a_list_that_has_cases_too() -> None:
    tower = listed(words_for("pl"), [tile_label(words_for("pl"), parse_tile("T13"))])
    assert in_form(tower, "accusative") == "Wieżę 13"


def test_a_sentence_agrees_with_the_gender_of_its_label(polish: Catalogue, tower: str, garden: str) -> None:
    both = polish.say("list-pair", {"first": garden, "second": tower})
    told = [polish.say("taken", {"tile": label}) for label in (tower, garden, both, "coś")]
    assert told == [
        "Wieża 9 jest zajęta",
        "Ogród 8 jest zajęty",
        "Ogród 8 i Wieża 9 są zajęte",
        "coś jest zajęty",
    ]


def test_what_stands_before_a_label_is_not_inflected() -> None:
    tower = shown_tile(words_for("pl"), parse_tile("T13"))
    assert unmarked(in_form(tower, "accusative")) == "Wieżę 13"
    assert in_form(tower, "accusative") != "Wieżę 13"
    assert gender_of(tower) == "feminine"


def test_other_processes_and_databases_get_plain_texts() -> None:
    tower = tile_label(words_for("pl"), parse_tile("T13"))
    assert isinstance(tower, Inflected)
    assert type(pickle.loads(pickle.dumps(tower))) is str


def test_a_label_that_also_decides_cannot_be_inflected() -> None:
    catalogue = Catalogue(
        "pl", {"a.ftl": 'odd = { $x ->\n    [yes] tak\n   *[no] { FORM($x, "genitive") }\n}'}
    )
    with pytest.raises(CatalogueError):
        catalogue.say("odd", {"x": "no"})


def test_english_labels_are_plain_texts() -> None:
    assert type(tile_label(words_for("en"), parse_tile("T13"))) is str


def test_walls_lie_in_the_locative_and_kinds_have_all_their_cases() -> None:
    polish = words_for("pl")
    assert walls_label(polish, walls_on(Side.N, Side.E)) == "mury na północy i wschodzie"
    kinds = listed(polish, [kinds_label(polish, kind) for kind in (Kind.GARDEN, Kind.TOWER)])
    assert in_form(kinds, "genitive") == "ogrodów i wież"
    assert in_form(kinds_label(words_for("de"), Kind.TOWER), "dative") == "Türmen"


def test_polish_steps_that_are_done_are_told_and_not_commanded() -> None:
    polish = words_for("pl")
    steps = [action_label(polish, action) for action in (TakeMoney((parse_card("y4"),)), EndTurn())]
    assert steps == ["Pobierz 4 floreny", "Zakończ turę"]
    told = polish("panel-done", steps=set_apart(polish, steps))
    assert told == "-# Do tej pory: pobierasz 4 floreny · kończysz turę"


def test_a_portal_of_a_kind_that_is_plural_is_one_portal() -> None:
    polish = words_for("pl")
    portal = polish("portal-picture-name", kind=kind_label(polish, Kind.ARCADES))
    assert (
        polish("places-alt-add", name="Ana", tile=portal)
        == "Pałac gracza Ana: gdzie może stanąć Portal Arkad"
    )


def test_what_a_polish_falcon_wants_to_see_stays_in_the_nominative() -> None:
    polish = words_for("pl")
    first, second = (kind_label(polish, kind) for kind in (Kind.GARDEN, Kind.TOWER))
    falcon = polish("falcon-white", first=first, second=second)
    assert in_form(falcon, "accusative") == "Białego sokoła (Ogród, Wieża)"


@pytest.mark.parametrize(
    ("last", "told"),
    [
        ("Luis", "Ana y Luis"),
        ("Inés", "Ana e Inés"),
        ("Íñigo", "Ana e Íñigo"),
        ("Hilda", "Ana e Hilda"),
        ("**Irene**", "Ana e **Irene**"),
        ("<@123>", "Ana y <@123>"),
        ("Helena", "Ana y Helena"),
    ],
)
def test_a_sentence_may_depend_on_how_a_name_begins(last: str, told: str) -> None:
    assert listed(words_for("es"), ["Ana", last]) == told


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", "Maryam (Mason), Tariq (Mason)"),
        ("de", "Maryam (Maurerin), Tariq (Maurer)"),
        ("es", "Maryam (Albañila), Tariq (Albañil)"),
        ("pl", "Maryam (Murarka), Tariq (Murarz)"),
    ],
)
def test_computer_players_have_titles_of_their_gender(language: str, titles: str) -> None:
    mason = next(level for level, names in NAMES.items() if "Maryam" in names)
    people = [Person(-1 - at, name, mason) for at, name in enumerate(("Maryam", "Tariq"))]
    assert ", ".join(shown_name(words_for(language), person) for person in people) == titles
