### Dirk, the imaginary player at a table for two.

## Names

imaginary-player = Dirk
