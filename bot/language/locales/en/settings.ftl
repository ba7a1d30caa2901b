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

## Time and reminders

# On a button
settings-times = Time & reminders
settings-zone = Time zone
settings-quiet = Quiet hours
settings-quiet-none = none
settings-reminders = Reminders
settings-reminders-channel = in the table’s channel
settings-reminders-dm = by direct message
settings-reminders-off = off
times-title = ## Time and reminders
# $zone (text): a city; $time (text): as in 17:05
times-zone = Your clock: **{ $zone }**, where it’s { $time } now.
times-no-zone = I don’t know your time zone yet. Choose one, and I can leave you in peace at night. If yours isn’t in the menu, `/{ command-settings.name }` finds it as you type.
# $hours (text): as in 22:00–07:00
times-quiet = **{ $hours }**: no reminders, and your time stands still, except at live tables.
times-quiet-later = **{ $hours }**: they’ll be quiet as soon as you choose a time zone.
times-no-quiet = You have no quiet hours.
times-reminders-channel = When it’s your turn, I call you in the table’s channel.
times-reminders-dm = When it’s your turn, I send you a direct message.
times-reminders-off = I don’t call you. `/{ command-mygames.name }` shows where it’s your turn.
# On a button
times-back = All settings
# A city and the time there, as in: Madrid, 17:05
times-city = { $city }, { $time }
# $start, $end (text): as in 22:00 and 07:00
times-hours = { $start }–{ $end }
