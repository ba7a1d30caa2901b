"""The hooks: every question the bot puts to a module, with the answer of a module that does not care.

A module is one file with one subclass of `BotModule`. Answers are combined as in the engine: *collect* (all
answers in order), *first* (the first that is not None), *all* and *any*; *owner* means that only the module
whose action or event it is gets asked; *in turn* means that each gets the answer of the one before.
"""

from typing import TYPE_CHECKING

from bot.language.words import kebab
from bot.modules.panel_hooks import PanelHooks
from bot.modules.word_hooks import WordHooks

if TYPE_CHECKING:
    from bot.language.words import Words
    from engine.modules.hooks import Module


class BotModule(PanelHooks, WordHooks):
    """What the bot shows and says of one module."""

    rules: "Module"
    """The module in the engine: its name, actions and events."""

    def title(self, words: "Words") -> str:
        """What it is called. *owner*"""
        return words(f"module-{kebab(self.rules.name)}")

    def introduction(self, words: "Words") -> str:
        """What it adds to the game, in one line. *collect*"""
        text = words(f"module-{kebab(self.rules.name)}.text")
        return words("module-introduced", name=self.title(words), text=text)
