"""The hooks of the panel: its screens, buttons, purchases, and changes of a palace."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from bot.language.words import Words
    from bot.message.messages import Button, Message, Tone
    from bot.panel.confirm_screen import Question
    from bot.panel.panel_state import Aside, PanelState
    from bot.panel.purchases import Purchase, PurchaseKind
    from bot.panel.steps import Screen
    from engine import Action, Credit, Money, Palace, Seat, Tile, View, Wall
    from render.base.picture import Picture

MakeScreen = Callable[["PanelState", "Screen"], "Message | None"]


class PanelHooks:
    """What a module adds to the panel, and to the buttons of the table's post that open it."""

    screens: ClassVar[Mapping[str, MakeScreen]] = {}
    """Its screens by the name that steps give them; one that makes no sense any more makes None."""
    post_buttons: ClassVar[Mapping[str, str]] = {}
    """Its buttons on the table's post: the screens that they open, and the phrases on them."""
    turn_actions: tuple[type, ...] = ()
    """Those of its actions that can be a turn's action, or a further one."""
    purchase_kinds: tuple["PurchaseKind", ...] = ()
    """Its ways to get a tile for money."""
    placings: tuple[type, ...] = ()
    """Those of its actions that a tile can go by instead of being placed."""
    builds: tuple[type, ...] = ()
    """Those of its actions that change a palace."""

    # From screen to screen

    def parse_about(self, text: str) -> object | None:
        """What a step is about, if it is one of its pieces; `str` prints it again. *first*"""
        return None

    def next_step(self, view: "View", legal: tuple["Action", ...], done: "Action | None") -> str | None:
        """The step that comes next by itself after an action, before anything is placed. *first*"""
        return None

    def decision(self, state: "PanelState") -> "Message | None":
        """What must be decided before anything else, instead of the turn screen. *first*"""
        return None

    # The turn screen

    def open_acts(self, state: "PanelState") -> Iterable[str]:
        """What is said of its actions that are open. *collect*"""
        return ()

    def open_later(self, state: "PanelState") -> Iterable[str]:
        """What is said of what can be done besides placing. *collect*"""
        return ()

    def act_buttons(self, state: "PanelState", tone: "Tone") -> Iterable["Button"]:
        """What its actions begin with. *collect*"""
        return ()

    def later_buttons(self, state: "PanelState") -> Iterable["Button"]:
        """What can be done besides placing. *collect*"""
        return ()

    def stays_open(self, state: "PanelState", action: "Action") -> bool:
        """Does it leave something to decide after this action, so that nobody should end the turn with it?"""
        return False

    # Its pieces that wait to be placed

    def aside(self, state: "PanelState") -> "Aside | None":
        """Its pieces that wait to be placed. *collect*"""
        return None

    def aside_buttons(self, state: "PanelState", tone: "Tone") -> Iterable["Button"]:
        """What places them. *collect*"""
        return ()

    def aside_step(self, view: "View", seat: "Seat") -> str | None:
        """The step that places the first of them. *first*"""
        return None

    # A tile that waits to be placed

    def tile_lines(self, state: "PanelState", tile: "Tile") -> Iterable[str]:
        """What is said of a tile that is to be placed. *collect*"""
        return ()

    def tile_buttons(self, state: "PanelState", tile: "Tile") -> Iterable["Button"]:
        """What can be done with it instead of placing it. *collect*"""
        return ()

    # Money

    def credits(self, view: "View", seat: "Seat") -> Iterable["Credit"]:
        """The money of a seat beside its hand. *collect*"""
        return ()

    def money_lines(self, state: "PanelState") -> Iterable[str]:
        """What is said of that money on the screen of the hand. *collect*"""
        return ()

    def own_lines(self, state: "PanelState") -> Iterable[str]:
        """What else the owner of a hand has, under the reserve. *collect*"""
        return ()

    def hand_facts(self, view: "View", seat: "Seat") -> object:
        """What the message with a hand shows of it: when this changes, the hand is sent again."""
        return None

    def buying_lines(self, state: "PanelState") -> Iterable[str]:
        """What it adds to buying. *collect*"""
        return ()

    def stores(self, view: "View", kind: "PurchaseKind", money: tuple["Money", ...], over: int) -> bool:
        """Can what a purchase overpays be stored?"""
        return False

    def question(self, state: "PanelState", way: "Purchase") -> "Question | None":
        """What is asked before this purchase, if that is not only whether to lose money. *first*"""
        return None

    # Changes of a palace

    def preview(self, state: "PanelState", action: Any) -> "Message | None":
        """The screen that shows what its own change leads to. *owner*"""
        return None

    def change_picture(self, view: "View", seat: "Seat", action: Any) -> "Picture | None":
        """The palace after its own change. *owner*"""
        return None

    def palace_after(self, palace: "Palace", action: Any) -> "Palace":
        """A palace after its own change. *owner*"""
        raise AssertionError(f"{action} changes no palace")

    def changed_view(self, view: "View", seat: "Seat", action: "Action", changed: "View") -> "View":
        """The view after any change, with what the module itself moves then."""
        return changed

    def change_lines(self, state: "PanelState", action: "Action", *, short: bool) -> Iterable[str]:
        """What a change leads to besides wall and majorities. *collect*"""
        return ()

    def wall_lines(self, words: "Words", before: "Wall", after: "Wall") -> Iterable[str]:
        """What else the longest wall shows, before and after a change. *collect*"""
        return ()
