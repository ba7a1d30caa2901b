"""The picture of a hand: only its owner's, every value to be read, and what it can pay."""

import re
from dataclasses import replace
from itertools import cycle, pairwise

import pytest

from bot.language.words import LANGUAGES, words_for
from engine import Card, Seat, View, parse_card, parse_tile, view_for
from engine.position.catalogue import FACES, money
from engine.position.pieces import total
from engine.views.purse import Purse, purses
from render.alt_text.lengths import LONGEST_ALT
from render.art.money import CardArt
from render.art.tiles import TileArt
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Box, Glaze, Sprite, Text
from render.base.theme import Palette
from render.parts.purse_cards import laid_out
from render.pictures.hand import HandPicture
from tests.conftest import games
from tests.engine.tables import table
from tests.render.checks import check_scene
from tests.render.positions import NAMES, views, whole_game

LOOKS = [(palette, language, names) for palette in Palette for language in LANGUAGES for names in NAMES]
ENGLISH = Look(Palette.LIGHT, words_for("en"), NAMES["plain"])


def cards(names: str) -> tuple[Card, ...]:
    return tuple(parse_card(name) for name in names.split())


def holding(hand: str, market: str = "P2 S3 A5 C5") -> View:
    """A view of somebody who holds these cards."""
    view = view_for(table((hand, "", ""), market=market), Seat(0))
    assert view.hand == tuple(sorted(cards(hand)))
    return view


def written(view: View) -> list[str]:
    return [mark.text for mark in HandPicture(view).scene(ENGLISH).marks if isinstance(mark, Text)]


def cards_drawn(view: View) -> list[tuple[Card, Box]]:
    return [
        (mark.art.card, mark.box)
        for mark in HandPicture(view).scene(ENGLISH).marks
        if isinstance(mark, Glaze) and isinstance(mark.art, CardArt)
    ]


def test_an_onlooker_has_no_hand_to_draw() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        HandPicture(view_for(whole_game(3, 3)[0], None))


def test_hand_pictures_that_are_equal_look_the_same_and_say_the_same() -> None:
    seen: dict[HandPicture, tuple[object, str]] = {}
    shared = 0
    for game in whole_game(3, 3)[::2]:
        for seat in map(Seat, range(3)):
            picture = HandPicture(view_for(game, seat))
            shown = picture.scene(ENGLISH), picture.alt_text(ENGLISH)
            shared += picture in seen
            assert seen.setdefault(picture, shown) == shown
    assert shared > 100, "many actions of others change nothing about a hand"


def test_what_others_do_leaves_a_hand_picture_as_it_is_and_what_it_shows_does_not() -> None:
    view = holding("b7 b3 o5")
    assert HandPicture(replace(view, display=(), turn=view.turn + 1, scores=(9, 9, 9))) == HandPicture(view)
    assert HandPicture(holding("b7 b3 o6")) != HandPicture(view)
    assert HandPicture(holding("b7 b3 o5", market="P2 S3 A5 C6")) != HandPicture(view)


def test_nobody_sees_the_hand_of_another_seat() -> None:
    game = whole_game(3, 3)[30]
    for seat in map(Seat, range(3)):
        shown = sorted(card for card, _ in cards_drawn(view_for(game, seat)))
        assert shown == sorted(game.players[seat].hand)


@pytest.mark.parametrize("number", games(2))
def test_nothing_overlaps_or_leaves_the_canvas(number: int) -> None:
    shown = views(len(LOOKS) // 3, seed=number + 21, seated=True)
    for view, (palette, language, names) in zip(shown, cycle(LOOKS[number % 3 :: 3]), strict=False):
        look = Look(palette, words_for(language), NAMES[names][: len(view.players)])
        check_scene(HandPicture(view).scene(look), palette, smallest_text=30)


@pytest.mark.parametrize("count", [0, 1, 7, 8, 12, 20, 27])
@pytest.mark.parametrize("palette", Palette)
def test_hands_of_any_size_hold_together(count: int, palette: Palette) -> None:
    game = whole_game(3, 3)[30]
    one_currency = sorted(money(3))[:count]
    mixed = sorted(money(3)[:: len(money(3)) // max(1, count)][:count])
    for hand in (one_currency, mixed):
        view = replace(view_for(game, Seat(1)), hand=tuple(hand))
        scene = HandPicture(view).scene(replace(ENGLISH, palette=palette))
        check_scene(scene, palette, smallest_text=30)
        assert len(cards_drawn(view)) == count


@pytest.mark.parametrize("count", range(1, 28))
def test_every_value_of_overlapping_cards_stays_visible(count: int) -> None:
    box = Box(0, 0, 576, 1000)
    places = list(laid_out(count, box.w).places(box))
    assert len(places) == count
    for place, following in pairwise(places):
        assert box.holds(place)
        if place.overlaps(following):
            assert following.y == place.y
            assert following.x - place.x >= 0.68 * place.w
    rows = sorted({place.y for place in places})
    assert all(lower - upper >= places[0].h for upper, lower in pairwise(rows))


def test_cards_are_sorted_by_currency_and_value_with_their_sums() -> None:
    view = holding("o3 y9 b1 y2 o1")
    assert [str(card) for card, _ in cards_drawn(view)] == ["y2", "y9", "b1", "o1", "o3"]
    texts = written(view)
    assert [text for text in texts if text in ("11", "0", "1", "4")] == ["11", "0", "1", "4"]


def test_every_market_tile_is_shown_with_its_price() -> None:
    view = holding("y1", market="P2 S3 A5 C5")
    tiles = [
        mark.art.tile
        for mark in HandPicture(view).scene(ENGLISH).marks
        if isinstance(mark, Sprite) and isinstance(mark.art, TileArt)
    ]
    assert tiles == list(view.market)
    assert [text for text in written(view) if text in ("2", "3", "5")][-4:] == ["2", "3", "5", "5"]


def test_it_says_what_can_be_paid_exactly_with_too_much_or_not_at_all() -> None:
    view = holding("y1 y1 g4 b2", market="P2 S3 A5 C5")
    verdicts = [text for text in written(view) if text in ("exact", "1 too much", "3 short", "5 short")]
    assert verdicts == ["exact", "1 too much", "3 short", "5 short"]


def test_cards_of_the_best_payment_are_raised() -> None:
    heights = {str(card): box.y for card, box in cards_drawn(holding("y2 y3 y9", market="P2 S3 A5 C5"))}
    assert heights["y2"] < heights["y3"] == heights["y9"]


@pytest.mark.parametrize(
    ("hand", "price", "exact", "over", "missing"),
    [
        ("y2 y3", "P5", True, 0, 0),
        ("y9", "P5", False, 4, 0),
        ("y1 y1", "P5", False, 0, 3),
        ("", "P5", False, 0, 5),
    ],
)
def test_a_purse_knows_what_it_can_pay(hand: str, price: str, exact: bool, over: int, missing: int) -> None:
    purse = Purse(purses(holding("y1"))[0].square, cards(hand), parse_tile(price))
    assert (purse.payment is not None and purse.payment.exact) is exact
    assert (purse.over, purse.missing) == (over, missing)


def test_only_as_many_copies_are_marked_as_pay() -> None:
    purse = Purse(purses(holding("y1"))[0].square, cards("y2 y2 y9"), parse_tile("P2"))
    assert [pays for _, pays in purse.marked] == [True, False, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_text_tells_every_card_and_every_square(language: str) -> None:
    words = words_for(language)
    for view in views(20, seed=31, seated=True):
        alt = HandPicture(view).alt_text(Look(Palette.LIGHT, words, NAMES["plain"][: len(view.players)]))
        assert re.search(rf" {total(view.hand)}\b", alt.partition(".")[0])
        for purse in purses(view):
            held = words(f"sum-{purse.currency.name.lower()}", amount=total(purse.cards))
            falling = sorted((card.value for card in purse.cards), reverse=True)
            values = f" ({'+'.join(map(str, falling))})" if len(falling) > 1 else ""
            assert f" {held}{values}." in alt
            if purse.tile is not None:
                kind = words(f"kind-{purse.tile.kind.name.lower()}")
                assert f"{kind} {purse.tile.price}" in alt


def test_the_largest_hand_fits_its_alt_text_and_its_file() -> None:
    view = replace(holding("y1"), hand=tuple(sorted((*FACES, *FACES))))
    look = Look(Palette.DARK, words_for("pl"), NAMES["long"])
    alt = HandPicture(view).alt_text(look)
    assert len(alt) <= LONGEST_ALT
    assert alt.count(words_for("pl")("hand-picture-exact")) == 4
    view = replace(view, hand=tuple(sorted(FACES[::2] + FACES[:9])))
    assert len(drawn(HandPicture(view), look)) <= 100 * 1024
