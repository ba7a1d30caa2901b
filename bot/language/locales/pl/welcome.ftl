### Pierwszy ekran stołu w przeglądarce

welcome-title = Alhambra
welcome-text = Kupuj budynki za odliczone pieniądze, otaczaj ogrody murami i zbuduj najpiękniejszy pałac w Granadzie.
welcome-back = Twój stół czeka, nic się na nim nie zmieniło.
welcome-play = Zagraj teraz
welcome-continue = Graj dalej
welcome-as = Grasz jako { $name }, przeciwko dwóm graczom komputerowym.
welcome-others = Albo usiądź ze znajomymi: wybierz, kim jesteś. Każda osoba dostaje własną kartę przeglądarki.
