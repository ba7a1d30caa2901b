### Der erste Bildschirm am eigenen Rechner, bevor jemand gesagt hat, wer da spielt

welcome-title = Alhambra
welcome-text = Kaufe Gebäude mit genau dem richtigen Geld, ziehe Mauern um deine Gärten und baue den schönsten Palast von Granada.
welcome-back = Dein Tisch ist noch so, wie du ihn verlassen hast.
welcome-play = Jetzt spielen
welcome-continue = Weiterspielen
welcome-as = Du spielst als { $name }, gegen zwei Computerspieler.
welcome-others = Oder spiel mit anderen zusammen: Wähle, wer du bist. Alle bekommen einen eigenen Tab.
