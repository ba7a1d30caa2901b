## When something does not work

# $code (text): what the host can find the error by in the log
trouble-failed =
    Something went wrong on my end, so that wasn’t done. Please try again; if it keeps happening, give the host this code: `{ $code }`.
trouble-restarting = I’m restarting. Try again in a moment; nothing is lost.
trouble-old-button = That button is from an older version of me. Use { -slash-show } to see the table as it is now.
trouble-done-already = That’s already done.
# $permissions (text): those missing, as Discord names them, already in bold and with commas
trouble-permissions =
    I can’t run a table here: I’m missing { $permissions }. Somebody who manages this server can grant that.

## Permissions: called as in discord.py, worded as in Discord's own settings

permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-manage-threads = Manage Threads (this thread is locked)

## What the bot is

# $version (text); $tables (number): how many are open
about-text =
    ## Alhambra
    A host for Dirk Henn’s board game, version { $version }, with { $tables ->
        [0] no open tables
        [one] one open table
       *[other] { $tables } open tables
    }. An unofficial fan project: the game belongs to Dirk Henn and Queen Games, and none of their art is used here.
    I don’t read messages, only commands and button presses, and I remember who sat at which table.
about-try-dms = Test my DMs
about-report = Report a problem

## Trying a DM

dm-text = It works: I can reach you here. I’ll send you your money cards this way.
dm-alt = An eight-pointed star in terracotta on a pale tile
dm-sent = I’ve sent you a DM with a picture. If you can see it, your private hands will reach you too.
dm-closed =
    I can’t send you a DM: yours are closed to me. Allow direct messages for this server in its privacy settings, or leave it as it is: anything private also comes in answers that only you can see.
dm-too-fast =
    Discord wants me to wait before I open more direct messages. Try again in a few minutes; until then, anything private comes in answers that only you can see.

## A word to the host

report-title = Tell the host
report-label = What happened?
report-hint = What you did, what you saw, what you expected
# $number (number): of the report
report-kept = Thank you! The host will find your report under number { $number }.
report-refused-empty = Your report is empty. Tell the host what happened.
# $longest (number): characters
report-refused-too-long = Your report is too long: the limit is { $longest } characters. Nothing was saved; please shorten it.
# $most (number): of reports a day
report-refused-too-many =
    { $most ->
        [one] You’ve already sent a report today, and that’s the limit. This one wasn’t saved; please come back tomorrow.
       *[other] You’ve already sent { $most } reports today, and that’s the limit. This one wasn’t saved; please come back tomorrow.
    }
report-refused-too-many-of-all = The host has been sent a great many reports today, so yours wasn’t saved. Please try again tomorrow.
