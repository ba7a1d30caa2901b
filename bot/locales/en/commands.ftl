### Slash commands: what each one does, and in .name what it is called. Lowercase, no spaces; at most 32 and 100
### characters. The English names are those that the code knows.

command-help = How to play with this bot
    .name = help
command-help-topic = What you would like to know
    .name = topic
command-about = What this bot is, and how to reach its host
    .name = about
command-alhambra = Tables for a game of Alhambra
    .name = alhambra
command-alhambra-new = Open a table in this channel
    .name = new
command-alhambra-new-thread = Give the table a thread of its own
    .name = thread
command-alhambra-show = Show this channel's table again
    .name = show
command-alhambra-close = Close this channel's table
    .name = close

## How sentences name a command

-slash-about = `/{ command-about.name }`
-slash-new = `/{ command-alhambra.name } { command-alhambra-new.name }`
-slash-show = `/{ command-alhambra.name } { command-alhambra-show.name }`
