### Reminders that it is somebody’s turn

# $player (text): a mention; $place (text): a link to the channel
reminder-ping = { $player }, it’s your turn.
reminder-ping-dm = It’s your turn in { $place }.
reminder-reminder = { $player }, the table is still waiting for you.
reminder-reminder-dm = They’re still waiting for you in { $place }.
# $when (text): a moment; $left (text): how far it is, as in "in 2 hours"
reminder-last-call = { $player }, your time is nearly up: play until { $when }, { $left }.
reminder-last-call-dm = Your time in { $place } is nearly up: play until { $when }, { $left }.
# Another player would like this person to play; $player (text): a mention, $place (text): a link to the channel
reminder-nudge = { $player }, the others are curious what you’ll do. Whenever you have a moment!
reminder-nudge-dm = The others in { $place } are curious what you’ll do. Whenever you have a moment!
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

### Asking for a reminder: what the player who asks is told. $name (text): whom the table waits for; $when (text): a moment; $left (text): how far it is

nudge-done = Done: { $name } is getting a friendly reminder.
nudge-at-daybreak = It’s quiet hours for { $name } right now. I’ll pass it on at { $when }, { $left }.
nudge-refused-yourself = It’s your own turn: the table is waiting for you.
nudge-refused-computer = A computer player is about to move. That takes a moment at most.
nudge-refused-nobody = The table isn’t waiting for anybody right now.
nudge-refused-paused = The game is taking a break, and nobody’s time is running.
nudge-refused-on-vacation = { $name } is on vacation until { $when }. I won’t disturb that.
nudge-refused-already = { $name } has had a friendly reminder in this turn. One has to do.
nudge-refused-unwanted = { $name } would rather not be reminded in this turn. There’s nothing I can do but wait with you.
nudge-refused-enough = { $name } has had all the reminders that a turn may have.
nudge-refused-later = { $name } knows about it, and will hear from me again { $left }.
nudge-refused-too-early = Let’s give { $name } a little more time. You can ask again from { $when }, { $left }.
