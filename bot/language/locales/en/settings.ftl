### /settings: what a person chooses for themselves. Buttons: 34 characters at most, menu lines 100.

settings-title = ## Your settings
settings-text = These apply at every table you play at.

## Menus: the name of a setting, and its choices

settings-language = Language
settings-language-discord = same as my Discord
settings-screens = Private screens
settings-screens-both = pictures and text
settings-screens-pictures = pictures only
    .note = Titles and buttons stay.
settings-screens-text = text only
    .note = Every picture is described in words.
settings-colours = Picture colours
settings-colours-light = light
settings-colours-dark = dark
settings-colours-safe = colour-blind safe

## Switches: on a button; what on and off mean, as lines of the panel

settings-overpay = Ask before overpaying
settings-overpay-on = - I ask before you overpay.
settings-overpay-off = - You overpay without being asked; **Undo** takes it back.
settings-ending = Turns end by themselves
settings-ending-on = - With nothing left to decide, your turn ends by itself after a few seconds, unless you press something.
settings-ending-off = - Your turn ends when you press **End turn**.
settings-dms = Hands by DM
settings-dms-on = - I send you your hand by direct message.
    .done = I’ll send you your hand by direct message.
settings-dms-off = - Your hand stays behind **My hand** and { -slash-hand }.
    .done = No more direct messages.

## The tour

settings-tour = Tour again
settings-tour-again = The tour is back: it starts with the first turn of your next game.
