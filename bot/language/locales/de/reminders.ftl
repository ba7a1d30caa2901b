### Erinnerungen, dass jemand am Zug ist

reminder-ping = { $player }, du bist am Zug.
reminder-ping-dm = Du bist in { $place } am Zug.
reminder-reminder = { $player }, der Tisch wartet noch auf dich.
reminder-reminder-dm = In { $place } wird noch auf dich gewartet.
reminder-last-call = { $player }, deine Zeit ist fast um: Spiel bis { $when }, { $left }.
reminder-last-call-dm = Deine Zeit in { $place } ist fast um: Spiel bis { $when }, { $left }.
reminder-time = Du hast Zeit bis { $when }, { $left }.
reminder-several = { $player }, du bist an mehreren Tischen am Zug: { $places }
reminder-later = Später
reminder-mute = Nicht in diesem Zug
reminder-settings = Einstellungen
reminder-later-done = Gut, ich erinnere dich in etwa vier Stunden wieder.
reminder-mute-done = Gut, in diesem Zug kommt keine Erinnerung mehr. Deine Zeit läuft weiter.
reminder-over = Diese Erinnerung ist für jemand anderen, oder der Zug ist schon gespielt.
