"""Alhambra as a library: the rules for two to six players, with Dirk and the modules.

A position is one frozen `Game`. `start` lays the table, `legal_actions` and `refusal` say what may be
done, `play` is the only way to change a game, `end_early` ends it after the current turn,
`fold` rebuilds a position from stored events, `view_for` shows it as one seat sees it. The package
has no I/O, no prose and no dependencies.
"""

from engine.board.geometry import Angle, Cell, CellSide, Corner, Half, Side
from engine.board.palace import Palace
from engine.board.wall import Wall, WallSide
from engine.judge.actions import (
    Add,
    Buy,
    EndTurn,
    Place,
    Reserve,
    Swap,
    TakeBack,
    TakeMoney,
    UndoStep,
    UndoTurn,
)
from engine.judge.errors import (
    AlhambraError,
    BrokenRecord,
    CoreReason,
    IllegalAction,
    NotationError,
    Reason,
    Refusal,
)
from engine.judge.offers import legal_actions
from engine.judge.payments import Payment, payments
from engine.judge.purchases import Bill, ways_to_pay
from engine.judge.random_action import draw_action
from engine.judge.rules import early_end_refusal, refusal
from engine.modules import Action, Event
from engine.modules.building_site_pieces import BuySite, Complete, Draw, KeepToken, SiteSeen, SitesSeen
from engine.modules.certificates import Certificates, Store
from engine.modules.dirk import DirkTiles, GiveToDirk
from engine.modules.falcon_pieces import Falcon, Feather, cells_around, crossings
from engine.modules.falconers import BuyFalcon, Falcons, Perched, falcons_leaving, perches
from engine.modules.portal_places import portal_places
from engine.modules.portal_supply import Portals
from engine.modules.portals import BuyWithPortal, PlacePortal, portal_surcharge
from engine.play import Played, decide, end_early, fold, play, start
from engine.position.options import Options
from engine.position.pieces import Card, Credit, Currency, Kind, Money, ScoringCard, Seat, Square, Tile
from engine.position.rng import Seed, commitment, fresh_seed, parse_seed
from engine.position.state import Game, Phase, Player
from engine.text.action_notation import parse_action, print_action
from engine.text.piece_notation import (
    parse_card,
    parse_cell,
    parse_corner,
    parse_half,
    parse_seat,
    parse_tile,
    print_cell,
    print_corner,
    print_half,
    print_seat,
)
from engine.text.position import parse_position, print_position
from engine.text.record import Record, Verdict, record_of, replay, verify
from engine.text.record_text import parse_record, print_record
from engine.text.wire import (
    event_from_json,
    event_to_json,
    options_from_json,
    options_to_json,
    position_from_json,
    position_to_json,
)
from engine.transitions.evolve import evolve
from engine.transitions.score_lines import ScoreLine, Source
from engine.transitions.scoring import coming_round, if_scored_now, score_round, totals
from engine.views.history import Ledger, ledger
from engine.views.view import Concealed, View, redact, view_for

__all__ = [
    "Action",
    "Add",
    "AlhambraError",
    "Angle",
    "Bill",
    "BrokenRecord",
    "Buy",
    "BuyFalcon",
    "BuySite",
    "BuyWithPortal",
    "Card",
    "Cell",
    "CellSide",
    "Certificates",
    "Complete",
    "Concealed",
    "CoreReason",
    "Corner",
    "Credit",
    "Currency",
    "DirkTiles",
    "Draw",
    "EndTurn",
    "Event",
    "Falcon",
    "Falcons",
    "Feather",
    "Game",
    "GiveToDirk",
    "Half",
    "IllegalAction",
    "KeepToken",
    "Kind",
    "Ledger",
    "Money",
    "NotationError",
    "Options",
    "Palace",
    "Payment",
    "Perched",
    "Phase",
    "Place",
    "PlacePortal",
    "Played",
    "Player",
    "Portals",
    "Reason",
    "Record",
    "Refusal",
    "Reserve",
    "ScoreLine",
    "ScoringCard",
    "Seat",
    "Seed",
    "Side",
    "SiteSeen",
    "SitesSeen",
    "Source",
    "Square",
    "Store",
    "Swap",
    "TakeBack",
    "TakeMoney",
    "Tile",
    "UndoStep",
    "UndoTurn",
    "Verdict",
    "View",
    "Wall",
    "WallSide",
    "cells_around",
    "coming_round",
    "commitment",
    "crossings",
    "decide",
    "draw_action",
    "early_end_refusal",
    "end_early",
    "event_from_json",
    "event_to_json",
    "evolve",
    "falcons_leaving",
    "fold",
    "fresh_seed",
    "if_scored_now",
    "ledger",
    "legal_actions",
    "options_from_json",
    "options_to_json",
    "parse_action",
    "parse_card",
    "parse_cell",
    "parse_corner",
    "parse_half",
    "parse_position",
    "parse_record",
    "parse_seat",
    "parse_seed",
    "parse_tile",
    "payments",
    "perches",
    "play",
    "portal_places",
    "portal_surcharge",
    "position_from_json",
    "position_to_json",
    "print_action",
    "print_cell",
    "print_corner",
    "print_half",
    "print_position",
    "print_record",
    "print_seat",
    "record_of",
    "redact",
    "refusal",
    "replay",
    "score_round",
    "start",
    "totals",
    "verify",
    "view_for",
    "ways_to_pay",
]
