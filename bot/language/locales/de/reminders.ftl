### Erinnerungen, dass jemand am Zug ist

reminder-ping = { $player }, du bist am Zug.
reminder-ping-dm = Du bist in { $place } am Zug.
reminder-reminder = { $player }, der Tisch wartet noch auf dich.
reminder-reminder-dm = In { $place } wird noch auf dich gewartet.
reminder-last-call = { $player }, deine Zeit ist fast um: Spiel bis { $when }, { $left }.
reminder-last-call-dm = Deine Zeit in { $place } ist fast um: Spiel bis { $when }, { $left }.
reminder-nudge = { $player }, die anderen sind gespannt auf deinen Zug. Wann immer es dir passt!
reminder-nudge-dm = In { $place } sind alle gespannt auf deinen Zug. Wann immer es dir passt!
reminder-time = Du hast Zeit bis { $when }, { $left }.
reminder-several = { $player }, du bist an mehreren Tischen am Zug: { $places }
reminder-later = Später
reminder-mute = Nicht in diesem Zug
reminder-settings = Einstellungen
reminder-later-done = Gut, ich erinnere dich in etwa vier Stunden wieder.
reminder-mute-done = Gut, in diesem Zug kommt keine Erinnerung mehr. Deine Zeit läuft weiter.
reminder-over = Diese Erinnerung ist für jemand anderen, oder der Zug ist schon gespielt.

### Befehl zum Erinnern: was erfährt, wer darum bittet

nudge-done = Erledigt: Eine freundliche Erinnerung an { $name } ist unterwegs.
nudge-at-daybreak = Für { $name } ist gerade Ruhezeit. Ich gebe es um { $when } weiter, { $left }.
nudge-refused-yourself = Du bist selbst am Zug: Der Tisch wartet auf dich.
nudge-refused-computer = Gleich zieht ein Computer. Das dauert nur einen Moment.
nudge-refused-nobody = Der Tisch wartet gerade auf niemanden.
nudge-refused-paused = Die Partie macht Pause, und für niemanden läuft die Zeit.
nudge-refused-on-vacation = { $name } ist bis { $when } im Urlaub. Dabei störe ich nicht.
nudge-refused-already = { $name } ist in diesem Zug schon freundlich erinnert worden. Einmal muss reichen.
nudge-refused-unwanted = { $name } möchte in diesem Zug nicht erinnert werden. Da bleibt nur, gemeinsam zu warten.
nudge-refused-enough = { $name } hat in diesem Zug schon alle Erinnerungen bekommen, die es gibt.
nudge-refused-later = { $name } weiß Bescheid und hört { $left } wieder von mir.
nudge-refused-too-early = Lassen wir { $name } noch etwas Zeit. Ab { $when } kannst du wieder fragen, { $left }.
