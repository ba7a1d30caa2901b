"""What the bot shows and says of the game's modules, one file each.

Only these files know a module by name: panel, messages and language ask the `registry`. They build on the
parts that know no module (labels, messages, the panel's parts), never on files that ask the registry.
"""
