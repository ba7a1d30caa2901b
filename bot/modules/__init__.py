"""What the bot shows and says of the game's modules, one file each.

Only these files know a module by name: panel, posts, looks and language ask the `registry`, which imports a
module's file when it is first asked. So these files may build on everything that asks.
"""
