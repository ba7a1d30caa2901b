### Reminders that it is somebody’s turn

# $player (text): a mention; $place (text): a link to the channel
reminder-ping = { $player }, it’s your turn.
reminder-ping-dm = It’s your turn in { $place }.
reminder-reminder = { $player }, the table is still waiting for you.
reminder-reminder-dm = They’re still waiting for you in { $place }.
# $when (text): a moment; $left (text): how far it is, as in "in 2 hours"
reminder-last-call = { $player }, your time is nearly up: play until { $when }, { $left }.
reminder-last-call-dm = Your time in { $place } is nearly up: play until { $when }, { $left }.
# The same facts
reminder-time = You have until { $when }, { $left }.
# After an outage; $places (text): as in "#alhambra and #palace"
reminder-several = { $player }, your turn has come at several tables: { $places }
# Buttons of a reminder, and what they answer
reminder-later = Later
reminder-mute = Not this turn
reminder-settings = Settings
reminder-later-done = All right, I’ll remind you again in about four hours.
reminder-mute-done = All right, no more reminders this turn. Your time keeps running.
reminder-over = That reminder is for somebody else, or the turn has been played.
