### Dirk, the imaginary player at a table for two.

## Names

imaginary-player = Dirk

## Slash commands

command-dirk = Dirk ein gekauftes Plättchen geben
    .name = dirk
command-dirk-tile = Welches Plättchen
    .name = plättchen
