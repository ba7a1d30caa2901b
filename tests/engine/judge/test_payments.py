"""T1 and T2: ways to take money and to pay."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.judge.payments import payments, takings
from engine.position.catalogue import FACES, money
from engine.position.pieces import Card, Currency, total
from engine.text.piece_notation import parse_card, parse_list

hands = st.lists(st.sampled_from(FACES), max_size=9).map(lambda cards: tuple(sorted(cards)))
displays = st.lists(st.sampled_from(FACES), max_size=4).map(tuple)


def cards(text: str) -> tuple[Card, ...]:
    return parse_list(text, parse_card)


def subsets(held: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    return {tuple(sorted(some)) for size in range(1, len(held) + 1) for some in combinations(held, size)}


def test_t1_one_card_of_any_value_or_several_up_to_five() -> None:
    # The rulebook's example: the two cards on the left together, or one of the others.
    assert set(takings(cards("y2 b3 g7 o9"))) == {
        cards("y2"),
        cards("b3"),
        cards("g7"),
        cards("o9"),
        cards("y2 b3"),
    }


def test_t1_copies_are_offered_once_and_the_most_valuable_first() -> None:
    assert takings(cards("y1 y1 o5 y3")) == (
        cards("y1 y1 y3"),
        cards("o5"),
        cards("y1 y3"),
        cards("y3"),
        cards("y1 y1"),
        cards("y1"),
    )


@given(displays)
def test_t1_takings_are_all_that_the_rule_allows(display: tuple[Card, ...]) -> None:
    allowed = {some for some in subsets(display) if len(some) == 1 or total(some) <= 5}
    assert set(takings(display)) == allowed
    assert len(takings(display)) == len(allowed)


def test_t2_exact_payments_come_first_and_are_marked() -> None:
    offered = payments(cards("b2 b3 b5 b8 o9"), Currency.DINAR, 8)
    assert [(payment.cards, payment.exact) for payment in offered] == [
        (cards("b8"), True),
        (cards("b3 b5"), True),
        (cards("b2 b3 b5"), False),
    ][:2]


def test_t2_sets_with_a_card_to_spare_are_not_offered() -> None:
    # 2+3+5 reaches 8 without the 2; 2+8 without the 2.
    offered = {payment.cards for payment in payments(cards("b2 b3 b5 b8"), Currency.DINAR, 8)}
    assert offered == {cards("b8"), cards("b3 b5")}


def test_t2_equal_faces_are_one_payment() -> None:
    offered = payments(cards("y4 y4 y4"), Currency.FLORIN, 7)
    assert [payment.cards for payment in offered] == [cards("y4 y4")]


@given(hands, st.sampled_from(Currency), st.integers(2, 19))
def test_t2_payments_are_all_sets_that_reach_the_price_without_a_card_to_spare(
    hand: tuple[Card, ...], currency: Currency, price: int
) -> None:
    own = tuple(card for card in hand if card.currency is currency)
    needed = {some for some in subsets(own) if total(some) >= price > total(some) - min(some).value}
    offered = payments(hand, currency, price)
    assert {payment.cards for payment in offered} == needed
    assert len(offered) == len(needed)
    assert all(payment.exact == (total(payment.cards) == price) for payment in offered)
    assert [payment.exact for payment in offered] == sorted((p.exact for p in offered), reverse=True)


@pytest.mark.parametrize("price", range(2, 20))
def test_t2_a_hand_of_all_27_cards_of_a_currency_can_still_pay(price: int) -> None:
    hand = tuple(card for card in money(6) if card.currency is Currency.DUCAT)
    offered = payments(hand, Currency.DUCAT, price)
    assert len(set(offered)) == len(offered)
    for payment in offered:
        assert not Counter(payment.cards) - Counter(hand)
        assert total(payment.cards) - payment.cards[0].value < price <= total(payment.cards)
    # Partitions of the price into parts 1–9, none more than three times, are the exact ones.
    exact = {values for values in partitions(price, 9) if max(Counter(values).values()) <= 3}
    assert {tuple(card.value for card in p.cards) for p in offered if p.exact} == exact


def partitions(amount: int, largest: int) -> set[tuple[int, ...]]:
    if amount == 0:
        return {()}
    return {
        (*rest, part)
        for part in range(1, min(amount, largest) + 1)
        for rest in partitions(amount - part, part)
    }
