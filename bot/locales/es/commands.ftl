command-help = Cómo se juega con este bot
    .name = ayuda
command-help-topic = Qué te gustaría saber
    .name = tema
command-about = Qué es este bot y cómo contactar con quien lo administra
    .name = acerca
command-alhambra = Mesas para jugar a Alhambra
    .name = alhambra
command-alhambra-new = Abre una mesa en este canal
    .name = nueva
command-alhambra-new-thread = Pon la mesa en un hilo propio
    .name = hilo
command-alhambra-show = Vuelve a mostrar la mesa de este canal
    .name = mostrar
command-alhambra-close = Cierra la mesa de este canal
    .name = cerrar
command-sitin = Que un ordenador juegue por alguien que no está
    .name = suplir

command-hint = Las dos mejores jugadas de tu turno, con sus razones, solo para ti
    .name = pista
command-review = Tus jugadas en la última partida de aquí, vistas de nuevo, solo para ti
    .name = repaso

-slash-about = `/{ command-about.name }`
-slash-new = `/{ command-alhambra.name } { command-alhambra-new.name }`
-slash-show = `/{ command-alhambra.name } { command-alhambra-show.name }`
