### Przypomnienia, że czyjaś kolej

reminder-ping = { $player }, twoja kolej.
reminder-ping-dm = Twoja kolej przy stole { $place }.
reminder-reminder = { $player }, stół wciąż na ciebie czeka.
reminder-reminder-dm = Przy stole { $place } wciąż na ciebie czekają.
reminder-last-call = { $player }, twój czas się kończy: zagraj do { $when }, { $left }.
reminder-last-call-dm = Twój czas przy stole { $place } się kończy: zagraj do { $when }, { $left }.
reminder-nudge = { $player }, wszyscy są ciekawi twojego ruchu. Zagraj, gdy znajdziesz chwilę!
reminder-nudge-dm = Przy stole { $place } wszyscy są ciekawi twojego ruchu. Zagraj, gdy znajdziesz chwilę!
reminder-time = Masz czas do { $when }, { $left }.
reminder-several = { $player }, twoja kolej przy kilku stołach: { $places }
reminder-later = Później
reminder-mute = Nie w tej turze
reminder-settings = Ustawienia
reminder-later-done = Dobrze, przypomnę znów za jakieś cztery godziny.
reminder-mute-done = Dobrze, w tej turze nie będzie więcej przypomnień. Czas biegnie dalej.
reminder-over = To przypomnienie jest dla kogoś innego albo tura jest już rozegrana.

### Polecenie przypominania: co widzi osoba, która o to prosi

nudge-done = Gotowe: { $name } dostaje życzliwe przypomnienie.
nudge-at-daybreak = { $name } ma teraz godziny ciszy. Przekażę to o { $when }, { $left }.
nudge-refused-yourself = To twoja kolej: stół czeka na ciebie.
nudge-refused-computer = Zaraz zagra komputer. To tylko chwila.
nudge-refused-nobody = Stół na nikogo teraz nie czeka.
nudge-refused-paused = Gra ma przerwę i nikomu nie biegnie czas.
nudge-refused-on-vacation = { $name } ma urlop do { $when }. Lepiej w nim nie przeszkadzać.
nudge-refused-already = { $name } ma już w tej turze jedno życzliwe przypomnienie. Więcej nie trzeba.
nudge-refused-unwanted = { $name } woli nie dostawać przypomnień w tej turze. Pozostaje wspólnie poczekać.
nudge-refused-enough = { $name } ma już w tej turze wszystkie przypomnienia, jakie są możliwe.
nudge-refused-later = { $name } już o tym wie, a następne przypomnienie przyjdzie { $left }.
nudge-refused-too-early = Dajmy jeszcze trochę czasu: { $name } nie musi się spieszyć. Możesz poprosić znowu od { $when }, { $left }.
