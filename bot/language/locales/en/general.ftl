## When something does not work

# $code (text): what the host can find the error by in the log
trouble-failed =
    Something went wrong on my side, and this was not done. Please try again; if it happens once more, tell the host this code: `{ $code }`.
trouble-restarting = I am just restarting. Try again in a moment; nothing is lost.
trouble-old-button = That button is from an older version of me. Use { -slash-show } for the table as it is now.
trouble-done-already = That is done already.
# $permissions (text): those missing, as Discord names them, already in bold and with commas
trouble-permissions =
    I cannot keep a table here: I lack { $permissions }. Somebody who manages this server can give me that.

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
        [0] no open table
        [one] one open table
       *[other] { $tables } open tables
    }. An unofficial fan project: the game belongs to Dirk Henn and Queen Games, and none of their art is used here.
    I read no messages, only commands and buttons, and keep who sat at which table.
about-try-dms = Try my DMs
about-report = Report a problem

## Trying a DM

dm-text = It works: I can reach you here. Your money cards will come to you this way.
dm-alt = An eight-pointed star in terracotta on a pale tile
dm-sent = I have sent you a DM with a picture. If you can see it, private hands will reach you.
dm-closed =
    I cannot send you a DM: yours are closed to me. Allow direct messages for this server in its privacy settings, or leave it so: whatever is private also comes in answers that only you can see.
dm-too-fast =
    Discord asks me to wait before I open more direct messages. Try again in a few minutes; until then, whatever is private comes in answers that only you can see.

## A word to the host

report-title = Tell the host
report-label = What happened?
report-hint = What you did, what you saw, what you expected
# $number (number): of the report
report-kept = Thank you. The host will find your report as number { $number }.
report-refused-empty = There is nothing in your report yet. Tell the host what happened.
# $longest (number): characters
report-refused-too-long = Your report is too long: { $longest } characters are the most. Nothing was kept; please say it in fewer words.
# $most (number): of reports a day
report-refused-too-many =
    { $most ->
        [one] You have sent a report today, which is the most. Nothing more was kept; please come back tomorrow.
       *[other] You have sent { $most } reports today, which is the most. Nothing more was kept; please come back tomorrow.
    }
report-refused-too-many-of-all = The host has been sent very many reports today, and yours was not kept. Please try again tomorrow.
