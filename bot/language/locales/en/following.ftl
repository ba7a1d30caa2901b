## Following a game without playing in it

# On buttons
follow-start = Follow
follow-stop = Stop following
follow-started = You’re following this game: I’ll send you a direct message after each scoring and at the end.
follow-stopped = You aren’t following this game any more.
lobby-refused-no-following = You have a seat in this game, so you see it all at the table.
lobby-refused-followed-enough = So many people follow this game that I can’t write to any more. You’re welcome to watch here.

## The same by direct message

# $round (number); $place (text): a link to the channel
followed-scoring = ### Scoring { $round } in { $place }
followed-end = ### The game in { $place } is over
followed-closed = The game you were following in { $place } was closed before its end, so nobody wins.
# $name (text); $points (number): how far ahead; $second (text): who comes next
followed-leads = { $points ->
    [one] { $name } leads, 1 point ahead of { $second }.
   *[other] { $name } leads, { $points } points ahead of { $second }.
}
# $names (text): two or more
followed-tied = { $names } share the lead.
followed-won = { $points ->
    [one] { $name } wins, 1 point ahead of { $second }.
   *[other] { $name } wins, { $points } points ahead of { $second }.
}
