### The Building Sites.

## Pictures

site-picture-sites = Baustellen
site-picture-with-token = { $tile } ({ $token })
site-picture-unfinished = { $tile } als Baustelle
site-picture-completed = fertig gebaut { $tiles }
site-picture-tokens = Baustellenmarker
site-picture-supply-told = Baustellenmarker im Beutel: { $count }.
site-picture-choose = Einen behalten
site-picture-choose-told = Marker zur Wahl für { $tile }
site-picture-own-told = Baustelle { $tile }, Marker { $token }: { $verdict }.
site-picture-offer-told = Feld { $square } als Baustelle: { $verdict }.
site-picture-uncounted = Baustellen, zählen nicht: { $sites }.
