"""Rules cards: what they show as legal is legal, and what they show as illegal is refused for that reason."""

import pytest

from bot.language.words import LANGUAGES, words_for
from engine import Buy, IllegalAction, TakeMoney, play
from engine.board.geometry import STEP, Cell, Side
from engine.judge.errors import CoreReason
from engine.judge.judgements import broken_rule, not_buildable
from engine.position.catalogue import TILES, place_points
from engine.position.pieces import Kind, total
from render.alt_text.lengths import LONGEST_ALT
from render.art.signs import KindArt
from render.art.ticks_and_crosses import TurnedArt, VerdictArt
from render.base.look import Look
from render.base.picture import drawn
from render.base.scene import Glaze, Scene, Sprite, Text
from render.base.theme import Palette
from render.pictures.rule_cards import RulePicture
from render.pictures.rule_examples import BUILDINGS, PAYMENTS, Rule
from tests.engine.tables import table
from tests.render.checks import check_scene

REASONS = {
    Rule.SIDES_MATCH: CoreReason.SIDES_CLASH,
    Rule.ON_FOOT: CoreReason.UNREACHABLE,
    Rule.JOINED: CoreReason.NOT_JOINED,
    Rule.NO_HOLES: CoreReason.HOLE,
}


def look(palette: Palette = Palette.LIGHT, language: str = "en") -> Look:
    return Look(palette, words_for(language), ())


def written(scene: Scene) -> list[str]:
    return [mark.text for mark in scene.marks if isinstance(mark, Text)]


@pytest.mark.parametrize("rule", BUILDINGS)
def test_every_palace_on_a_card_keeps_the_building_rules(rule: Rule) -> None:
    for example in BUILDINGS[rule]:
        assert broken_rule(example.palace) is None


@pytest.mark.parametrize("rule", BUILDINGS)
def test_what_a_card_shows_as_right_is_legal(rule: Rule) -> None:
    right, _ = BUILDINGS[rule]
    assert right.allowed
    assert right.tile in TILES


@pytest.mark.parametrize("rule", REASONS)
def test_what_a_card_shows_as_wrong_is_refused_for_that_reason(rule: Rule) -> None:
    _, wrong = BUILDINGS[rule]
    found = not_buildable(wrong.palace, wrong.tile, wrong.cell)
    assert found is not None
    assert found.reason is REASONS[rule]
    assert found.reason.rule == rule.value
    assert wrong.tile in TILES


def test_a_turned_tile_is_no_tile_of_the_game() -> None:
    right, wrong = BUILDINGS[Rule.NEVER_TURNED]
    assert right.tile in TILES
    assert wrong.tile not in TILES
    assert str(wrong.tile) == str(right.tile)


def test_the_wall_that_does_not_count_stands_back_to_back_with_another() -> None:
    _, example = BUILDINGS[Rule.WALL]
    palace = example.result
    north = Cell(example.cell + STEP[Side.N])
    assert palace.tiles[example.cell].walls & Side.N
    assert palace.tiles[north].walls & Side.S
    assert not {example.cell} & {side.cell for side in palace.longest_wall.path}


def test_the_exact_payment_gives_another_action_and_the_other_does_not() -> None:
    right, wrong = PAYMENTS[Rule.EXACT_PAYMENT]
    assert right.tile is not None
    hand = " ".join(map(str, (*right.cards, *wrong.cards)))
    game = table((hand, "", ""), market=f"P2 S3 {right.tile} T7")
    assert play(game, game.to_act[0], Buy(right.tile, right.cards)).game.may_act
    assert not play(game, game.to_act[0], Buy(right.tile, wrong.cards)).game.may_act
    assert total(right.cards) == right.tile.price < total(wrong.cards)


def test_small_change_is_taken_up_to_five_and_not_beyond() -> None:
    right, wrong = PAYMENTS[Rule.SMALL_CHANGE]
    shown = " ".join(map(str, {*right.cards, *wrong.cards}))
    game = table(("", "", ""), display=shown)
    assert not play(game, game.to_act[0], TakeMoney(right.cards)).game.may_act
    with pytest.raises(IllegalAction) as refused:
        play(game, game.to_act[0], TakeMoney(wrong.cards))
    assert refused.value.reason is CoreReason.TOO_MUCH_MONEY


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", Palette)
def test_every_card_holds_to_the_layout_rules(rule: Rule, language: str, palette: Palette) -> None:
    check_scene(RulePicture(rule).scene(look(palette, language)), palette)


@pytest.mark.parametrize("rule", [*BUILDINGS, *PAYMENTS])
def test_cards_say_yes_and_no_with_a_sign_and_a_caption(rule: Rule) -> None:
    scene = RulePicture(rule).scene(look())
    arts = {mark.art for mark in scene.marks if isinstance(mark, Sprite | Glaze)}
    assert {VerdictArt(good=True), VerdictArt(good=False)} <= arts
    together = " ".join(written(scene))
    for answer in ("yes", "no"):
        name = rule.name.lower().replace("_", "-")
        assert look().words(f"rule-card-caption-{name}-{answer}") in together


def test_the_turned_tile_is_drawn_turned() -> None:
    arts = {
        mark.art for mark in RulePicture(Rule.NEVER_TURNED).scene(look()).marks if isinstance(mark, Sprite)
    }
    assert any(isinstance(art, TurnedArt) for art in arts)


def test_the_card_of_places_shows_all_points_of_the_table() -> None:
    scene = RulePicture(Rule.PLACES).scene(look())
    numbers = [text for text in written(scene) if text.isdigit()]
    assert numbers == ["1", "2", "3"] + [
        str(points) for kind in Kind for scoring in (1, 2, 3) for points in place_points(scoring, kind)
    ]
    signs = {mark.art for mark in scene.marks if isinstance(mark, Sprite)}
    assert signs == {KindArt(kind) for kind in Kind}


@pytest.mark.parametrize("rule", Rule)
@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_tell_the_rule_and_both_examples(rule: Rule, language: str) -> None:
    here = look(language=language)
    told = RulePicture(rule).alt_text(here)
    assert len(told) <= LONGEST_ALT
    assert told.endswith(".")
    assert told.startswith(here.words(f"rule-card-title-{rule.name.lower().replace('_', '-')}"))
    if rule is Rule.PLACES:
        assert "21/13/6" in told
        return
    for answer in ("yes", "no"):
        assert here.words(f"rule-card-caption-{rule.name.lower().replace('_', '-')}-{answer}") in told


@pytest.mark.parametrize("rule", Rule)
def test_cards_are_small_files(rule: Rule) -> None:
    assert len(drawn(RulePicture(rule), look())) <= 80_000
