## Inviting people to a table

# Above Discord’s menu of people
invite-text =
    ### Invite people
    Choose one or more people. They’re pinged once, right below, and answer with **{ lobby-join }** or **{ invitation-not-now }**.
# In the menu, before anybody is chosen
invite-hint = Who would you like to invite?
# $names (text): who was invited; $skipped (number): who was chosen and not invited
invite-done = { $skipped ->
    [0] Invited: { $names }.
   *[other] Invited: { $names }. The others you chose have a seat, were invited before, or can’t play.
}
# $names (text): those who are left alone now; $count (number) of them
invite-silent = { $count ->
    [one] { $names } isn’t called right now (quiet hours, a vacation, or no reminders at all), and will find the invitation in the channel later.
   *[other] { $names } aren’t called right now (quiet hours, a vacation, or no reminders at all), and will find the invitation in the channel later.
}
# $people (text): those who are invited, as mentions; $name (text): who invites them
invitation-text = { $people }: { $name } is inviting you to a game of Alhambra.
# On a button
invitation-not-now = Not now
invitation-declined = That’s fine. If you change your mind, **{ lobby-join }** works for you as long as a seat is free.
# In the lobby; $names (text): who was invited and hasn’t answered
lobby-invited = Invited, no answer yet: { $names }
lobby-refused-invited-only = This table is for invited people only. Anybody who has a seat there can invite you.
lobby-refused-not-invited = There’s no invitation here that’s waiting for your answer.
lobby-refused-nobody-to-invite = I haven’t invited anybody: everybody you chose has a seat, was invited before, or can’t play.
lobby-refused-invited-enough = So many people have been invited to this table that I won’t ping any more.
