"""The Building Sites in words."""

from collections.abc import Iterator, Sequence

from bot.language.labels import cards_label, exact_tile_label, told_apart
from bot.language.words import Words
from bot.message.emoji_labels import shown_payment, shown_tile
from bot.message.message_context import MessageContext
from bot.modules.word_hooks import WordHooks
from bot.panel.panel_state import PanelState
from bot.private.action_options import ActionOption, Offer, offer_action, offer_purchases, read_purchase
from bot.private.digest.news import News, Weight
from bot.private.digest.since import Since
from bot.public.standings import owned_by, owners_or_nobody, seats_of
from bot.table.episodes import Seen
from engine import Action, BuySite, Complete, KeepToken, ScoreLine, Seat, SiteSeen, SitesSeen, Tile, View
from engine.modules.building_site_pieces import Reckoning, SiteBought, SiteCompleted, TokensTurnedOver
from engine.views.module_slice import module_slice
from render.alt_text.lists import enumerated, set_apart


def sites_of(view: View, seat: Seat) -> tuple[SiteSeen, ...]:
    """A seat's building sites."""
    kept = module_slice(view, SitesSeen)
    return () if kept is None else tuple(site for site in kept.sites if site.seat == seat)


def site_label(words: Words, site: SiteSeen) -> str:
    """A building site, with its token if the view shows it."""
    tile = told_apart(words, site.tile)
    if site.token is None:
        return tile
    return words("site-with-token", tile=tile, currency=site.token.name.lower())


# Slash commands


def _sites(state: PanelState, _: str) -> Iterator[Offer]:
    return offer_purchases(state, state.offered(BuySite))


def _read_site(state: PanelState, typed: str, _: str) -> Action | None:
    return read_purchase(state, typed, BuySite)


def _tokens(state: PanelState, _: str) -> Iterator[Offer]:
    """The tokens drawn, for the player who drew them."""
    kept = module_slice(state.view, SitesSeen)
    drawn = () if kept is None or kept.drawn is None else kept.drawn.tokens
    for keep in state.offered(KeepToken):
        token = drawn[keep.number - 1]
        assert token is not None, "who chooses sees them"
        yield offer_action(state.words("token-button", currency=token.name.lower()), keep)


def _read_token(_: PanelState, typed: str, __: str) -> Action | None:
    return KeepToken(int(typed)) if typed.strip() in ("1", "2") else None


def _completions(state: PanelState, _: str) -> Iterator[Offer]:
    return offer_purchases(state, state.offered(Complete))


def _read_completion(state: PanelState, typed: str, _: str) -> Action | None:
    return read_purchase(state, typed, Complete, [site.tile for site in sites_of(state.view, state.seat)])


class SiteWords(WordHooks):
    """What is said of building sites."""

    deeds = (SiteBought, SiteCompleted)
    action_options = (
        ActionOption("site", "purchase", (BuySite,), _sites, _read_site),
        ActionOption("token", "which", (KeepToken,), _tokens, _read_token),
        ActionOption("complete", "payment", (Complete,), _completions, _read_completion),
    )
    topics = ("building-sites",)

    def action_label(self, words: Words, action: BuySite | KeepToken | Complete) -> str:
        if isinstance(action, KeepToken):
            return words("action-keep-token", number=action.number)
        tile, cards = told_apart(words, action.tile), cards_label(words, action.cards)
        return words(
            "action-complete" if isinstance(action, Complete) else "action-buy-site", tile=tile, cards=cards
        )

    def tile_label(self, words: Words, view: View, tile: Tile) -> str | None:
        kept = module_slice(view, SitesSeen)
        if kept is None or all(site.tile != tile for site in kept.sites):
            return None
        return words("spoken-site", tile=exact_tile_label(words, tile))

    # The story

    def deed(self, words: Words, event: SiteBought | SiteCompleted) -> str:
        tile, amount = shown_tile(words, event.tile), shown_payment(words, event.cards)
        if isinstance(event, SiteBought):
            return words("story-buys-site", sum=amount, tile=tile)
        return words("story-completes", exact="yes" if event.paid_exactly else "no", sum=amount, tile=tile)

    def brief_deeds(self, words: Words, deeds: Sequence[Seen]) -> Iterator[str]:
        for deed in deeds:
            if isinstance(deed, SiteBought):
                yield words("story-buys-site-briefly", tile=shown_tile(words, deed.tile))
            elif isinstance(deed, SiteCompleted):
                yield words("story-completes-briefly", tile=shown_tile(words, deed.tile))

    def outcome(self, context: MessageContext, event: object) -> Iterator[str]:
        """What the tokens in the palaces cost their owners (L4)."""
        if isinstance(event, TokensTurnedOver):
            yield from (_reckoned(context, one) for one in event.reckonings)

    # Posts

    def table_lines(self, context: MessageContext, view: View) -> Iterator[str]:
        words, kept = context.words, module_slice(view, SitesSeen)
        if kept is None:
            return
        owned = [
            owned_by(context, seat, enumerated(words, [site_label(words, site) for site in sites]))
            for seat in seats_of(view)
            if (sites := sites_of(view, seat))
        ]
        yield words("kept-sites", owned=owners_or_nobody(words, owned), tokens=kept.bag_size)

    def is_held(self, view: View) -> bool:
        return any(sites_of(view, seat) for seat in seats_of(view))

    def belongings(self, context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
        if told := [site_label(context.words, site) for site in sites_of(view, seat)]:
            yield context.words("kept-own-sites", sites=enumerated(context.words, told))

    def digest_news(self, context: MessageContext, happened: Since) -> Iterator[News]:
        """What the person's own tokens cost them (L4)."""
        for event in happened.events:
            if isinstance(event, TokensTurnedOver):
                own = (one for one in event.reckonings if one.seat == happened.seat)
                yield from (News(Weight.OWN_SEAT, _reckoned(context, one)) for one in own)

    def scoring_lines(
        self,
        context: MessageContext,
        view: View,
        lines: Sequence[ScoreLine],
    ) -> Iterator[str]:
        """The building sites in palaces: L2, they do not count."""
        words, told = context.words, []
        for seat in seats_of(view):
            built = set(view.players[seat].palace.tiles.values())
            own = [told_apart(words, site.tile) for site in sites_of(view, seat) if site.tile in built]
            if own:
                told.append(owned_by(context, seat, enumerated(words, own)))
        if told:
            yield words("post-scoring-sites", sites=set_apart(words, told))

    def before_last_tiles(self, context: MessageContext, events: Sequence[Seen]) -> Iterator[str]:
        if turned := [line for event in events for line in self.outcome(context, event)]:
            yield context.words("post-last-tiles-tokens")
            yield from turned


def _reckoned(context: MessageContext, reckoning: Reckoning) -> str:
    """A player's tokens, and the money lost through them."""
    words = context.words
    tokens = [words(f"currency-{token.name.lower()}") for token in reckoning.tokens]
    return words(
        "story-token-turned",
        name=context.name(Seat(reckoning.seat)),
        count=len(reckoning.tokens),
        tokens=enumerated(words, tokens),
        lost=len(reckoning.cards),
        cards=cards_label(words, reckoning.cards),
    )
