# What slash commands offer while somebody types; 100 characters at most.

# $choice (text): as in "florin 3, ducat 2"; $note (text): what it leads to
choice-explained = { $choice } · { $note }
# $portal (text): as in "Tower portal"; $place (text): as in "+2,0SW (2 east, south-west half)"
choice-portal = { $portal } at { $place }
