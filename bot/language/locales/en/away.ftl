### /away: going on vacation

away-title = ## Away
# $until (text): a date
away-now = You’re away until { $until }. Your time stands still until then, and I won’t call you.
away-not = You’re not away. To go on vacation, name the day you’ll be back: `/{ command-away.name }`.
# $days (number)
away-days = { $days ->
    [0] You’ve used up your vacation for now: it’s 30 days a year.
    [one] You can take 1 more day this year.
   *[other] You can take { $days } more days this year.
}
# On a button
away-back = I’m back
away-over = Welcome back! Your time runs again.
# A line to choose: $date (text), as in 2026-12-24; $days (number)
away-choice = { $days ->
    [one] { $date }, tomorrow
   *[other] { $date }, in { $days } days
}
away-refused-not-a-date = I couldn’t read that date. Write it like 2026-12-24, or give a number of days.
away-refused-past = That day has already begun. Choose a later one.
# $days (number): left this year
away-refused-too-long = { $days ->
    [0] You’ve taken all 30 days of this year.
    [one] That’s too long: you have 1 day left.
   *[other] That’s too long: you have { $days } days left.
}
# By DM, a day before it ends
away-ends-soon = Your vacation ends { $until }. From then on your turns count again; `/{ command-away.name }` makes it longer.

## Told to everybody at the table

change-vacation = { $name } is away until { $until }, and the game waits.
change-vacation-computer = { $name } is away until { $until }. A computer plays in the meantime.
change-vacation-over = { $name } is back from vacation.
# Somebody has left the server: the line above a vote on their turn, and the lines where there is none
change-gone = { $name } has left the server.
change-gone-computer = { $name } has left the server, so a computer plays on: { $level }. The seat stays theirs until they’re back.
change-gone-waits = { $name } has left the server. The table waits, as agreed; `/{ command-alhambra.name } { command-alhambra-options.name }` proposes something else.
