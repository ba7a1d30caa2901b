## Cuando algo no funciona

trouble-failed =
    Algo ha fallado por mi parte y eso no se ha hecho. Inténtalo de nuevo; si sigue pasando, dale este código a quien administra el bot: `{ $code }`.
trouble-restarting = Me estoy reiniciando. Inténtalo dentro de un momento; no se pierde nada.
trouble-old-button = Ese botón es de una versión anterior. Usa { -slash-show } para ver la mesa tal como está ahora.
trouble-done-already = Eso ya está hecho.
trouble-permissions =
    No puedo llevar una mesa aquí: me faltan permisos ({ $permissions }). Quien administra este servidor puede concedérmelos.

## Permisos, con los nombres que usa Discord

permission-read-messages = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-embed-links = Insertar enlaces
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-manage-threads = Gestionar hilos (este hilo está bloqueado)

## Qué es el bot

about-text =
    ## Alhambra
    Un anfitrión para el juego de mesa de Dirk Henn, versión { $version }, { $tables ->
        [0] sin mesas abiertas
        [one] con una mesa abierta
       *[other] con { $tables } mesas abiertas
    }. Es un proyecto de aficionados, no oficial: el juego pertenece a Dirk Henn y Queen Games, y aquí no se usa ninguna de sus ilustraciones.
    No leo mensajes, solo comandos y botones, y recuerdo quién se sentó a qué mesa.
about-try-dms = Probar mis MD
about-report = Informar de un problema

## Probar un mensaje directo

dm-text = Funciona: aquí te puedo escribir. Por aquí te enviaré tus cartas de dinero.
dm-alt = Una estrella de ocho puntas en terracota sobre un fondo claro
dm-sent = Te he enviado un mensaje directo con una imagen. Si la ves, también te llegarán tus manos en privado.
dm-closed =
    No puedo enviarte mensajes directos: los tienes cerrados para mí. Permite los mensajes directos de este servidor en sus ajustes de privacidad, o déjalo así: todo lo privado te llega también en respuestas que solo ves tú.
dm-too-fast =
    Discord me pide que espere antes de abrir más mensajes directos. Inténtalo dentro de unos minutos; hasta entonces, todo lo privado te llega en respuestas que solo ves tú.

## Unas palabras para quien administra el bot

report-title = Escribir a quien administra el bot
report-label = ¿Qué ha pasado?
report-hint = Qué hiciste, qué viste y qué esperabas
report-kept = ¡Gracias! Tu aviso ha quedado registrado con el número { $number }.
report-refused-empty = Tu aviso está vacío. Cuenta qué ha pasado.
report-refused-too-long = Tu aviso es demasiado largo: el límite son { $longest } caracteres. No se ha guardado nada; acórtalo, por favor.
report-refused-too-many =
    { $most ->
        [one] Hoy ya has enviado un aviso, y ese es el límite. Este no se ha guardado; vuelve mañana, por favor.
       *[other] Hoy ya has enviado { $most } avisos, y ese es el límite. Este no se ha guardado; vuelve mañana, por favor.
    }
report-refused-too-many-of-all = Hoy han llegado muchísimos avisos, y el tuyo no se ha guardado. Inténtalo mañana, por favor.
