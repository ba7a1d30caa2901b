## Eine Partie verfolgen, ohne mitzuspielen

follow-start = Verfolgen
follow-stop = Nicht mehr verfolgen
follow-started = Du verfolgst diese Partie: Nach jeder Wertung und am Ende schicke ich dir eine Direktnachricht.
follow-stopped = Du verfolgst diese Partie nicht mehr.
lobby-refused-no-following = Du hast einen Platz in dieser Partie, also siehst du am Tisch alles.
lobby-refused-followed-enough = Diese Partie verfolgen schon so viele, dass ich niemandem mehr schreiben kann. Hier zusehen darfst du gern.

## Dasselbe per Direktnachricht

followed-scoring = ### Wertung { $round } in { $place }
followed-end = ### Die Partie in { $place } ist vorbei
followed-closed = Die Partie in { $place }, die du verfolgt hast, wurde vor dem Ende geschlossen; also gewinnt niemand.
followed-leads = { $points ->
    [one] { $name } führt mit 1 Punkt Vorsprung vor { $second }.
   *[other] { $name } führt mit { $points } Punkten Vorsprung vor { $second }.
}
followed-tied = { $names } liegen gemeinsam vorn.
followed-won = { $points ->
    [one] { $name } gewinnt mit 1 Punkt Vorsprung vor { $second }.
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung vor { $second }.
}
