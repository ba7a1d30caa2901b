"""The hooks for the panel: screens, buttons, purchases, and changes to a palace."""

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
    from render.pictures.preview import PreviewPicture

MakeScreen = Callable[["PanelState", "Screen"], "Message | None"]


class PanelHooks:
    """What a module adds to the panel, and to the post buttons that open it."""

    screens: ClassVar[Mapping[str, MakeScreen]] = {}
    """Its screens, by their names in steps. A screen that is out of date returns None."""
    post_buttons: ClassVar[Mapping[str, str]] = {}
    """Its buttons on the table's post: the screen that each opens, and its phrase."""
    screen_emojis: ClassVar[Mapping[str, str]] = {}
    """The emojis of buttons that open its screens."""
    turn_actions: tuple[type, ...] = ()
    """Its actions that can be the turn's action, or a further one."""
    purchase_kinds: tuple["PurchaseKind", ...] = ()
    """Its kinds of purchases."""
    placings: tuple[type, ...] = ()
    """Its actions that settle a tile in place of placing it."""
    builds: tuple[type, ...] = ()
    """Its actions that change a palace."""

    # From screen to screen

    def parse_about(self, text: str) -> object | None:
        """The piece of its own that a step is about; `str` prints it again. *first*"""
        return None

    def next_step(self, view: "View", legal: tuple["Action", ...], done: "Action | None") -> str | None:
        """The step that comes next after an action, before anything is placed. *first*"""
        return None

    def decision(self, state: "PanelState") -> "Message | None":
        """The screen for a decision that comes before all else. *first*"""
        return None

    # The turn screen

    def open_acts(self, state: "PanelState") -> Iterable[str]:
        """Lines on its open actions. *collect*"""
        return ()

    def open_later(self, state: "PanelState") -> Iterable[str]:
        """Lines on what else can be done, besides placing. *collect*"""
        return ()

    def act_buttons(self, state: "PanelState", tone: "Tone") -> Iterable["Button"]:
        """Buttons for its actions. *collect*"""
        return ()

    def later_buttons(self, state: "PanelState") -> Iterable["Button"]:
        """Buttons for what else can be done, besides placing. *collect*"""
        return ()

    def stays_open(self, state: "PanelState", action: "Action") -> bool:
        """Is something of its own left to decide after this action? *any*"""
        return False

    # Its own pieces that wait to be placed

    def aside(self, state: "PanelState") -> "Aside | None":
        """Their names and number. *collect*"""
        return None

    def aside_buttons(self, state: "PanelState", tone: "Tone") -> Iterable["Button"]:
        """Buttons that place them. *collect*"""
        return ()

    def aside_step(self, view: "View", seat: "Seat") -> str | None:
        """The step that places the first of them. *first*"""
        return None

    # A tile that waits to be placed

    def tile_lines(self, state: "PanelState", tile: "Tile") -> Iterable[str]:
        """Lines on the tile. *collect*"""
        return ()

    def tile_buttons(self, state: "PanelState", tile: "Tile") -> Iterable["Button"]:
        """Buttons that settle it otherwise. *collect*"""
        return ()

    # Money

    def credits(self, view: "View", seat: "Seat") -> Iterable["Credit"]:
        """A seat's money beside the hand. *collect*"""
        return ()

    def money_lines(self, state: "PanelState") -> Iterable[str]:
        """Lines on that money, on the hand screen. *collect*"""
        return ()

    def own_lines(self, state: "PanelState") -> Iterable[str]:
        """Lines on what else the player has, on the hand screen below the reserve. *collect*"""
        return ()

    def hand_facts(self, view: "View", seat: "Seat") -> object:
        """What the hand message shows of it: when this changes, the message is sent again. *collect*"""
        return None

    def buying_lines(self, state: "PanelState") -> Iterable[str]:
        """Lines on the buying screen. *collect*"""
        return ()

    def stores(self, view: "View", kind: "PurchaseKind", money: tuple["Money", ...], over: int) -> bool:
        """Can it store what a purchase overpays? *any*"""
        return False

    def question(self, state: "PanelState", way: "Purchase") -> "Question | None":
        """What to ask before this purchase, instead of the usual question about overpaying. *first*"""
        return None

    # Changes to a palace

    def preview(self, state: "PanelState", action: Any) -> "Message | None":
        """The preview screen for its own change. *owner*"""
        return None

    def change_picture(self, view: "View", seat: "Seat", action: Any) -> "PreviewPicture | None":
        """A picture of the palace after its own change. *owner*"""
        return None

    def palace_after(self, palace: "Palace", action: Any) -> "Palace":
        """A palace after its own change. *owner*"""
        raise AssertionError(f"{action} changes no palace")

    def changed_view(self, view: "View", seat: "Seat", action: "Action", changed: "View") -> "View":
        """The view after any change, with what follows from it for the module. *in turn*"""
        return changed

    def change_lines(self, state: "PanelState", action: "Action", *, short: bool) -> Iterable[str]:
        """Lines on what else a change leads to. *collect*"""
        return ()

    def wall_lines(self, words: "Words", before: "Wall", after: "Wall") -> Iterable[str]:
        """Lines on the longest wall before and after a change. *collect*"""
        return ()
