"""One private panel for everything that a person chooses for themselves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.language.words import LANGUAGES, Words
from bot.message.messages import Button, Menu, Message, Option, Row, Tone
from bot.message.personal_ids import SettingId
from bot.panel.parts import paragraphs, rows_of
from bot.private.between_turns.time_settings import TIMES
from bot.storage.people import Reach
from bot.storage.preferences import AS_IN_DISCORD, Colours, Preferences, Showing

IN_DISCORD: Final = "discord"
"""The choice of the language that the Discord client has."""
ON, OFF = "on", "off"
MENUS: Final[Mapping[str, tuple[str, ...]]] = {
    "language": (IN_DISCORD, *LANGUAGES),
    "screens": tuple(Showing),
    "colours": tuple(Colours),
}
"""Settings with several choices, in the order in which they are shown."""
SWITCHES: Final = ("overpay", "ending", "dms")
"""Settings that are on or off."""
TOUR: Final = "tour"
AGAIN: Final = "again"
"""Not a setting, but a wish: to have the tour again."""


@dataclass(frozen=True)
class Chosen:
    """A person's settings, each as the name of its choice."""

    by_field: Mapping[str, str]
    toured: bool

    @classmethod
    def by(cls, preferences: Preferences, reach: Reach) -> "Chosen":
        """What somebody with these preferences has chosen."""
        return cls(
            {
                "language": preferences.language or IN_DISCORD,
                "screens": preferences.showing.value,
                "colours": preferences.colours.value,
                "overpay": _switch(preferences.asks_overpay),
                "ending": _switch(preferences.ends_turns),
                "dms": _switch(reach.wants_dms),
            },
            reach.toured,
        )


def is_offered(field: str, value: str) -> bool:
    """Can this be chosen on the panel?"""
    if field == TOUR:
        return value == AGAIN
    return value in MENUS.get(field, (ON, OFF) if field in SWITCHES else ())


def preference(field: str, value: str) -> dict[str, bool | str]:
    """The field of `Preferences` that a choice changes, with its new value."""
    match field:
        case "language":
            return {"language": AS_IN_DISCORD if value == IN_DISCORD else value}
        case "screens":
            return {"showing": Showing(value)}
        case "colours":
            return {"colours": Colours(value)}
        case "overpay":
            return {"asks_overpay": value == ON}
        case "ending":
            return {"ends_turns": value == ON}
        case _:
            return {}


def settings_message(words: Words, chosen: Chosen, note: str = "") -> Message:
    """The panel, with a note on what was just changed."""
    lines = [words(f"settings-{field}-{chosen.by_field[field]}") for field in SWITCHES]
    text = paragraphs(words("settings-title"), note or words("settings-text"), *lines)
    return Message(text, rows=(*_menus(words, chosen), *rows_of(_buttons(words, chosen))))


def _menus(words: Words, chosen: Chosen) -> list[Row]:
    return [
        Menu(
            str(SettingId(field)),
            words(f"settings-{field}"),
            tuple(
                Option(
                    _choice(words, field, value),
                    value,
                    _note(words, field, value),
                    chosen=value == chosen.by_field[field],
                )
                for value in values
            ),
        )
        for field, values in MENUS.items()
    ]


def _choice(words: Words, field: str, value: str) -> str:
    """A choice with the name of its setting, as Discord hides that name once something is chosen."""
    choice = words(choice_phrase(field, value))
    return words("options-choice", field=words(f"settings-{field}"), choice=choice)


def _note(words: Words, field: str, value: str) -> str:
    """What a choice leads to, where its name does not say so."""
    note = f"{choice_phrase(field, value)}.note"
    return words(note) if words.has(note) else ""


def choice_phrase(field: str, value: str) -> str:
    """The phrase for a choice of a menu; languages have their own names."""
    own_name = field == "language" and value != IN_DISCORD
    return f"option-language-{value}" if own_name else f"settings-{field}-{value}"


def _buttons(words: Words, chosen: Chosen) -> list[Button]:
    """A button for each switch; it says on or off, so pressing it twice changes nothing more."""
    switches = [
        Button(
            words("module-switch", name=words(f"settings-{field}"), on="yes" if is_on else "no"),
            str(SettingId(field, OFF if is_on else ON)),
            Tone.GOOD if is_on else Tone.PLAIN,
        )
        for field in SWITCHES
        for is_on in [chosen.by_field[field] == ON]
    ]
    times = Button(words("settings-times"), str(SettingId(TIMES)))
    again = Button(words("settings-tour"), str(SettingId(TOUR, AGAIN)), disabled=not chosen.toured)
    return [*switches, times, again]


def _switch(on: bool) -> str:
    return ON if on else OFF
