"""Marks of emojis in texts: what becomes of them, and how long they count."""

import re

from hypothesis import given
from hypothesis import strategies as st

from bot.language.escaping import plain, safe
from bot.message import emojis
from bot.message.emojis import (
    card_emoji,
    coin_emoji,
    kind_emoji,
    marked,
    place_emoji,
    resolved,
    seat_emoji,
    unmarked,
)
from bot.message.fitting import fits, paged
from bot.message.messages import LONGEST_TEXT
from engine import Currency, Kind, Seat
from engine.position.catalogue import FACES
from render.alt_text.lengths import length, shortened
from render.emojis import emoji_names

GARDEN = marked("kind_garden", "Garden 8")
LONGEST_ID = 2**64 - 1


def written(name: str) -> str | None:
    """Every emoji of the set, with the longest id."""
    return f"<:{name}:{LONGEST_ID}>" if name in emoji_names() else None


def test_a_mark_becomes_the_emoji_that_is_there() -> None:
    assert (
        resolved(f"Ana buys {GARDEN}.", lambda name: f"<:{name}:7>") == "Ana buys <:kind_garden:7> Garden 8."
    )


def test_a_mark_goes_with_its_space_where_there_is_no_emoji() -> None:
    assert unmarked(f"Ana buys {GARDEN}.") == "Ana buys Garden 8."


def test_a_text_without_marks_stays_as_it_is() -> None:
    assert unmarked("Ana buys <:kind_garden:7> Garden 8.") == "Ana buys <:kind_garden:7> Garden 8."


@given(st.integers(1, 40))
def test_nothing_of_a_mark_that_was_cut_is_ever_seen(longest: int) -> None:
    cut = shortened(f"Ana buys {GARDEN} and {GARDEN}", longest)
    assert re.fullmatch(r"[A-Za-z0-9 …]*", unmarked(cut)), repr(unmarked(cut))
    assert "kind" not in unmarked(cut)


def test_every_name_has_an_emoji() -> None:
    signs = [
        value for name, value in vars(emojis).items() if name.isupper() and str(value).startswith("sign_")
    ]
    used = {
        *signs,
        *map(kind_emoji, Kind),
        *map(coin_emoji, Currency),
        *map(card_emoji, FACES),
        *(seat_emoji(Seat(seat), players) for players in (2, 6) for seat in range(players + 1)),
        *map(place_emoji, range(1, 7)),
    }
    assert len(signs) > 10
    assert used <= set(emoji_names())


@given(st.lists(st.sampled_from(emoji_names()), max_size=200), st.integers(0, LONGEST_TEXT))
def test_a_text_that_fits_still_fits_with_all_its_emojis(names: list[str], room: int) -> None:
    text = " ".join(marked(name, "Turm") for name in names)
    if fits(text, room):
        assert length(resolved(text, written)) <= room


def test_a_text_is_full_before_its_emojis_would_be_too_long() -> None:
    story = " ".join([GARDEN] * 95)
    assert length(unmarked(story)) < length(story) < LONGEST_TEXT < length(resolved(story, written))
    assert not fits(story)


def test_pages_leave_room_for_emojis() -> None:
    pages = paged([f"{number}. {GARDEN}" for number in range(400)])
    assert len(pages) > 2
    assert all(length(resolved(page, written)) <= LONGEST_TEXT for page in pages)


def test_nobody_can_put_a_mark_into_a_name() -> None:
    assert plain(f"{GARDEN}!") == "kind_garden Garden 8!"
    assert safe(marked("x", "Ana")) == "x Ana"
