### Przypomnienia, że czyjaś kolej

reminder-ping = { $player }, twoja kolej.
reminder-ping-dm = Twoja kolej przy stole { $place }.
reminder-reminder = { $player }, stół wciąż na ciebie czeka.
reminder-reminder-dm = Przy stole { $place } wciąż na ciebie czekają.
reminder-last-call = { $player }, twój czas się kończy: zagraj do { $when }, { $left }.
reminder-last-call-dm = Twój czas przy stole { $place } się kończy: zagraj do { $when }, { $left }.
reminder-time = Masz czas do { $when }, { $left }.
reminder-several = { $player }, twoja kolej przy kilku stołach: { $places }
reminder-later = Później
reminder-mute = Nie w tej turze
reminder-settings = Ustawienia
reminder-later-done = Dobrze, przypomnę znów za jakieś cztery godziny.
reminder-mute-done = Dobrze, w tej turze nie będzie więcej przypomnień. Czas biegnie dalej.
reminder-over = To przypomnienie jest dla kogoś innego albo tura jest już rozegrana.
