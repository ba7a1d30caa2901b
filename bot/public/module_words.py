"""What modules keep, in words; tokens only where the view shows them."""

from collections.abc import Iterable, Iterator, Sequence

from bot.language.labels import credit_label, enumerated, kind_label, set_apart, sum_label, told_apart
from bot.language.module_labels import crossing_label, falcon_label, feathers_label, portals_label
from bot.language.words import Words
from bot.message.message_context import MessageContext
from bot.table.expansion import (
    certificates_in,
    credit_of,
    falcons_in,
    falcons_of,
    portals_in,
    sites_in,
    sites_of,
)
from engine import (
    Certificates,
    Currency,
    Falcons,
    Kind,
    Portals,
    ScoreLine,
    Seat,
    SiteSeen,
    SitesSeen,
    View,
    portal_surcharge,
)
from engine.modules.falconers import SOURCES
from engine.modules.portals import SOURCE


def token_line(words: Words, site: SiteSeen) -> str:
    """A building site, with what its token says if that may be known."""
    tile = told_apart(words, site.tile)
    if site.token is None:
        return tile
    return words("site-with-token", tile=tile, currency=site.token.name.lower())


# How things stand at the table


def module_lines(context: MessageContext, view: View) -> Iterator[str]:
    """What each module has given to whom, and what is left of it, a line each."""
    return (line for line, _ in _lines(context, view))


def module_lines_in_short(context: MessageContext, view: View) -> Iterator[str]:
    """The same, but of those modules only that somebody has something of."""
    return (line for line, is_held in _lines(context, view) if is_held)


def _lines(context: MessageContext, view: View) -> Iterator[tuple[str, bool]]:
    """The line of each module, and whether somebody has something of it."""
    seats = tuple(_seats(view))
    if falcons := falcons_in(view):
        yield _falcons(context, view, falcons), any(falcons_of(view, seat) for seat in seats)
    if portals := portals_in(view):
        yield _portals(context, view, portals), any(view.players[seat].palace.halves for seat in seats)
    if sites := sites_in(view):
        yield _sites(context, view, sites), any(sites_of(view, seat) for seat in seats)
    if certificates := certificates_in(view):
        yield _certificates(context, view, certificates), any(credit_of(view, seat) for seat in seats)


def _falcons(context: MessageContext, view: View, kept: Falcons) -> str:
    words = context.words
    held = {seat: [perched.falcon for perched in kept.of(seat)] for seat in _seats(view)}
    owned = [
        _owned(context, seat, feathers_label(words, falcons)) for seat, falcons in held.items() if falcons
    ]
    if not kept.supply:
        return words("kept-falcons-none", owned=_or_nobody(words, owned))
    left = feathers_label(words, kept.supply)
    return words("kept-falcons", owned=_or_nobody(words, owned), count=len(kept.supply), left=left)


def _portals(context: MessageContext, view: View, kept: Portals) -> str:
    words = context.words
    left = [
        words("kept-portal-left", kind=kind_label(words, kind), count=kept.supply[kind])
        for kind in Kind
        if kept.supply[kind]
    ]
    if not left:
        return words("kept-portals-none")
    return words("kept-portals", more=portal_surcharge(view), left=enumerated(words, left))


def _sites(context: MessageContext, view: View, kept: SitesSeen) -> str:
    words = context.words
    owned = [
        _owned(context, seat, enumerated(words, [token_line(words, site) for site in sites]))
        for seat in _seats(view)
        if (sites := sites_of(view, seat))
    ]
    return words("kept-sites", owned=_or_nobody(words, owned), tokens=kept.bag_size)


def _certificates(context: MessageContext, view: View, kept: Certificates) -> str:
    words = context.words
    owned = [
        _owned(context, seat, sum_label(words, credit.currency, credit.value))
        for seat in _seats(view)
        if (credit := credit_of(view, seat)) is not None
    ]
    chips = [
        words("kept-chip", currency=words(f"currency-{currency.name.lower()}"), count=kept.chips[currency])
        for currency in Currency
    ]
    return words("kept-certificates", owned=_or_nobody(words, owned), chips=enumerated(words, chips))


def _owned(context: MessageContext, seat: Seat, what: str) -> str:
    return context.words("kept-owned", name=context.short_name(seat), what=what)


def _or_nobody(words: Words, owned: Sequence[str]) -> str:
    return set_apart(words, owned) if owned else words("post-kind-nobody")


def _seats(view: View) -> Iterable[Seat]:
    return map(Seat, range(len(view.players)))


# What one player has


def belongings(context: MessageContext, view: View, seat: Seat) -> Iterator[str]:
    """What somebody has of the modules, a line each; tokens only where the view shows them."""
    words = context.words
    if falcons := falcons_of(view, seat):
        told = [
            words(
                "kept-perched",
                falcon=falcon_label(words, one.falcon),
                crossing=crossing_label(words, one.corner),
            )
            for one in falcons
        ]
        yield words("kept-own-falcons", falcons=enumerated(words, told))
    if halves := view.players[seat].palace.halves:
        yield words("kept-own-portals", portals=portals_label(words, halves.values()))
    if sites := sites_of(view, seat):
        told = [token_line(words, site) for site in sites]
        yield words("kept-own-sites", sites=enumerated(words, told))
    if (credit := credit_of(view, seat)) is not None:
        yield words("kept-own-credit", credit=credit_label(words, credit))


# A scoring


def module_scoring_lines(context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> Iterator[str]:
    """What modules add to a scoring: falcons, portals in the wall, and the sites that do not count."""
    if falcons_in(view):
        yield _falcons_scored(context, view, lines)
    if portals_in(view):
        yield _portals_scored(context, lines)
    if sites := sites_in(view):
        yield from _uncounted(context, view, sites)


def _falcons_scored(context: MessageContext, view: View, lines: Sequence[ScoreLine]) -> str:
    words, told = context.words, []
    feathers = {source: feather for feather, source in SOURCES.items()}
    for seat in _seats(view):
        own = [line for line in lines if line.seat == seat and line.source in feathers]
        colours = [
            words(
                "post-scoring-feather",
                feather=words(f"feather-{feathers[line.source].name.lower()}", count=line.count),
                points=line.points,
            )
            for line in own
        ]
        if colours:
            told.append(_owned(context, seat, enumerated(words, colours)))
    return words("post-scoring-falcons", falcons=_or_nobody(words, told))


def _portals_scored(context: MessageContext, lines: Sequence[ScoreLine]) -> str:
    words = context.words
    told = [
        words("post-scoring-portal", name=context.name(line.seat), count=line.count, points=line.points)
        for line in lines
        if line.source == SOURCE
    ]
    return words(
        "post-scoring-portals", portals=enumerated(words, told) if told else words("post-kind-nobody")
    )


def _uncounted(context: MessageContext, view: View, kept: SitesSeen) -> Iterator[str]:
    """The building sites in palaces: L2, they do not count."""
    words, told = context.words, []
    for seat in _seats(view):
        built = set(view.players[seat].palace.tiles.values())
        own = [
            told_apart(words, site.tile) for site in kept.sites if site.seat == seat and site.tile in built
        ]
        if own:
            told.append(_owned(context, seat, enumerated(words, own)))
    if told:
        yield words("post-scoring-sites", sites=set_apart(words, told))
