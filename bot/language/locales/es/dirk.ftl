### Dirk, the imaginary player at a table for two.

## Names

imaginary-player = Boabdil

## Slash commands

command-dirk = Dale a Boabdil una loseta que has comprado
    .name = boabdil
command-dirk-tile = Qué loseta
    .name = loseta
