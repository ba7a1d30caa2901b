### Dirk, the imaginary player at a table for two.

## Names

imaginary-player = Marek

## Slash commands

command-dirk = Oddaj Markowi kupiony żeton
    .name = marek
command-dirk-tile = Który żeton
    .name = żeton
