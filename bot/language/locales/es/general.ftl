## Cuando algo no funciona

trouble-failed =
    Algo ha fallado por mi parte y esto no se ha hecho. Inténtalo de nuevo; si vuelve a ocurrir, dale este código a quien administra el bot: `{ $code }`.
trouble-restarting = Me estoy reiniciando. Inténtalo dentro de un momento; no se pierde nada.
trouble-old-button = Ese botón es de una versión anterior. Usa { -slash-show } para ver la mesa tal como está ahora.
trouble-done-already = Eso ya está hecho.
trouble-permissions =
    No puedo llevar una mesa aquí: me falta { $permissions }. Quien administra este servidor puede concedérmelo.

## Permisos, con los nombres que usa Discord

permission-read-messages = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-embed-links = Insertar enlaces
permission-create-public-threads = Crear hilos públicos

## Qué es el bot

about-text =
    ## Alhambra
    Un anfitrión para el juego de mesa de Dirk Henn, versión { $version }, con { $tables ->
        [0] ninguna mesa abierta
        [one] una mesa abierta
       *[other] { $tables } mesas abiertas
    }. Es un proyecto de aficionados, no oficial: el juego pertenece a Dirk Henn y Queen Games, y aquí no se usa ninguna de sus ilustraciones.
    No leo mensajes, solo comandos y botones, y guardo quién se sentó a qué mesa.
about-try-dms = Probar mis MD
about-report = Informar de un problema

## Probar un mensaje directo

dm-text = Funciona: aquí te puedo escribir. Tus cartas de dinero te llegarán por esta vía.
dm-alt = Una estrella de ocho puntas en terracota sobre un fondo claro
dm-sent = Te he enviado un mensaje directo con una imagen. Si la ves, tus cartas te llegarán en privado.
dm-closed =
    No puedo enviarte mensajes directos: los tienes cerrados para mí. Permite los mensajes directos de este servidor en sus ajustes de privacidad, o déjalo así: todo lo privado te llega también en respuestas que solo ves tú.

## Unas palabras para quien administra el bot

report-title = Escribir a quien administra el bot
report-label = ¿Qué ha pasado?
report-hint = Qué hiciste, qué viste y qué esperabas
report-kept = Gracias. Tu aviso ha quedado registrado con el número { $number }.
