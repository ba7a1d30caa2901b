"""The Building Sites on the panel: buying a site, choosing a token, completing a site."""

from collections.abc import Iterator, Mapping
from typing import ClassVar

from bot.language.labels import payment_label, sum_label, told_apart
from bot.language.words import Words
from bot.message.messages import Button, Message, Tone
from bot.modules.building_sites.words import site_label, sites_of
from bot.modules.panel_hooks import MakeScreen, PanelHooks
from bot.panel.buying import bought_label, paying, way_options
from bot.panel.confirm_screen import Question
from bot.panel.panel_state import PanelState
from bot.panel.parts import button, choice, closing, hint_button, palace_button, paragraphs
from bot.panel.phone_screen import hand_screen
from bot.panel.purchases import Purchase, PurchaseKind, purchases
from bot.panel.steps import HOME, Screen, do, show
from engine import Action, BuySite, Complete, Currency, KeepToken, Seat, SitesSeen, Tile, View
from engine.views.module_slice import module_slice
from render.alt_text.lists import enumerated, listed


class BuyingSite(PurchaseKind):
    """A tile as a building site, for half its price and without another action (L1)."""

    action = BuySite
    screen = "pay-site"
    at_full_price = False
    gives_action = False
    always_asks = True  # drawing tokens cannot be undone

    def price(self, view: View, tile: Tile) -> int:
        return tile.price // 2

    def label(self, words: Words, tile: Tile) -> str:
        return words("buy-as-site", tile=told_apart(words, tile))

    def exact_note(self, words: Words, left: str) -> str:
        return words("buy-note-half", left=left)

    def exact_ways(self, words: Words, count: int) -> str:
        return words("buy-ways-half", count=count)


class Completing(PurchaseKind):
    """Completing a building site in the currency of its token (L3)."""

    action = Complete
    screen = "finish"
    chosen_on = "complete"
    from_market = False
    at_full_price = False

    def currency(self, view: View, tile: Tile) -> Currency:
        sites = module_slice(view, SitesSeen)
        site = None if sites is None else sites.on(tile)
        assert site is not None and site.token is not None, "only owners complete their sites"  # noqa: PT018
        return site.token


def completing(state: PanelState, screen: Screen) -> Message | None:
    """Which building site to complete; if all fits into one menu, also with which cards."""
    words = state.words
    if ways := purchases(state.view, state.offered(Complete)):
        options = way_options(state, ways)
        offered = choice(state, "complete", words("complete-hint"), options, page=screen.page)
        text = paragraphs(words("complete-title"), state.note, words("complete-text"), _sites_line(state))
        return hand_screen(state, ((text, offered.notes), (text, "")), (*offered.rows, closing(state)))
    if not state.can_choose_action:
        return None
    nothing = words("complete-nothing" if sites_of(state.view, state.seat) else "complete-none")
    text = paragraphs(words("complete-title"), state.note, nothing, _sites_line(state))
    return hand_screen(state, ((text, ""),), (closing(state),))


def _sites_line(state: PanelState) -> str:
    """The player's building sites with their tokens, which nobody else may see."""
    words = state.words
    sites = [site_label(words, site) for site in sites_of(state.view, state.seat)]
    return words("panel-sites", sites=enumerated(words, sites)) if sites else ""


class SiteScreens(PanelHooks):
    """Building sites on the panel."""

    screens: ClassVar[Mapping[str, MakeScreen]] = {
        "pay-site": paying,
        "complete": completing,
        "finish": paying,
    }
    post_buttons: ClassVar[Mapping[str, str]] = {"complete": "post-complete"}
    screen_emojis: ClassVar[Mapping[str, str]] = {"complete": "token_back"}
    turn_actions = (BuySite, Complete)
    purchase_kinds = (BuyingSite(), Completing())

    def next_step(self, view: View, legal: tuple[Action, ...], done: Action | None) -> str | None:
        return HOME if any(isinstance(action, KeepToken) for action in legal) else None

    def decision(self, state: PanelState) -> Message | None:
        """Which of the drawn tokens to keep."""
        sites = module_slice(state.view, SitesSeen)
        if sites is None or sites.drawn is None or not state.offered(KeepToken):
            return None
        words, drawn = state.words, sites.drawn
        text = paragraphs(
            words("token-title", tile=told_apart(words, drawn.tile)),
            state.note,
            words("token-text", count=len(drawn.tokens)),
        )
        tokens = [
            (words("token-button", currency=token.name.lower()), KeepToken(number))
            for number, token in enumerate(drawn.tokens, start=1)
            if token is not None
        ]
        buttons = tuple(button(state, label, do(keep), Tone.MAIN) for label, keep in tokens)
        more = button(state, words("panel-button-more"), show("more"))
        return hand_screen(state, ((text, ""),), (buttons, (*hint_button(state), palace_button(state), more)))

    def open_acts(self, state: PanelState) -> Iterator[str]:
        if state.offered(Complete) and not state.view.acted:
            yield state.words("panel-open-complete")

    def open_later(self, state: PanelState) -> Iterator[str]:
        """What was just completed counts from now on."""
        if completed := [act.tile for act in state.done if isinstance(act, Complete)]:
            tiles = listed(state.words, [told_apart(state.words, tile) for tile in completed])
            yield state.words("panel-open-completed", tiles=tiles, count=len(completed))

    def act_buttons(self, state: PanelState, tone: Tone) -> Iterator[Button]:
        if state.offered(Complete):
            yield button(state, state.words("panel-button-complete"), show("complete"), tone)

    def tile_lines(self, state: PanelState, tile: Tile) -> Iterator[str]:
        sites = module_slice(state.view, SitesSeen)
        if sites is not None and sites.on(tile) is not None:
            yield state.words("place-site")

    def own_lines(self, state: PanelState) -> Iterator[str]:
        yield _sites_line(state)

    def hand_facts(self, view: View, seat: Seat) -> object:
        return sites_of(view, seat)

    def buying_lines(self, state: PanelState) -> Iterator[str]:
        if module_slice(state.view, SitesSeen):
            yield state.words("buy-text-site")

    def question(self, state: PanelState, way: Purchase) -> Question | None:
        if not isinstance(way.buy, BuySite):
            return None
        words = state.words
        said = words(
            "sure-text-site",
            tile=bought_label(state, way),
            price=sum_label(words, way.currency, way.price),
            payment=payment_label(words, way.money),
        )
        lost = words("sure-text-site-lost", lost=way.over) if way.over else ""
        text = paragraphs(said, lost, words("sure-text-site-draw"))
        return Question(words("sure-title-site"), text, words("sure-button-site"))
