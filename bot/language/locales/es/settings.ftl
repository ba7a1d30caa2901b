### /ajustes: lo que cada persona elige para sí. Botones: 34 caracteres como mucho; líneas de menú, 100.

settings-title = ## Tus ajustes
settings-text = Valen en todas las mesas en las que juegas.

## Menús: el nombre de un ajuste y sus opciones

settings-language = Idioma
settings-language-discord = el de mi Discord
settings-screens = Pantallas privadas
settings-screens-both = imágenes y texto
settings-screens-pictures = solo imágenes
    .note = Los títulos y los botones se quedan.
settings-screens-text = solo texto
    .note = Cada imagen se describe en palabras.
settings-colours = Colores de las imágenes
settings-colours-light = claros
settings-colours-dark = oscuros
settings-colours-safe = aptos para daltonismo

## Interruptores: en un botón; qué significan encendido y apagado, como líneas del panel

settings-overpay = Preguntar si pago de más
settings-overpay-on = - Te pregunto antes de que pagues de más.
settings-overpay-off = - Pagas de más sin que te pregunte; **Deshacer** da marcha atrás.
settings-ending = Mis turnos terminan solos
settings-ending-on = - Cuando no queda nada por decidir, tu turno termina por sí solo tras unos segundos, salvo que pulses algo.
settings-ending-off = - Tu turno termina cuando pulsas **Terminar turno**.
settings-dms = Mi mano por MD
settings-dms-on = - Te envío tu mano por mensaje directo.
    .done = Te enviaré tu mano por mensaje directo.
settings-dms-off = - Tu mano está en **Mi mano** y en { -slash-hand }.
    .done = No habrá más mensajes directos.

## La visita guiada

settings-tour = Repetir la visita guiada
settings-tour-again = La visita guiada vuelve: empieza con el primer turno de tu próxima partida.

## Hora y avisos

settings-times = Hora y avisos
settings-zone = Zona horaria
settings-quiet = Horas de descanso
settings-quiet-none = ninguna
settings-reminders = Avisos
settings-reminders-channel = en el canal de la mesa
settings-reminders-dm = por mensaje directo
settings-reminders-off = desactivados
times-title = ## Hora y avisos
times-zone = Tu reloj: **{ $zone }**, donde ahora son las { $time }.
times-no-zone = Todavía no sé tu zona horaria. Elige una y te dejaré en paz por la noche. Si la tuya no está en el menú, `/{ command-settings.name }` la encuentra mientras escribes.
times-quiet = **{ $hours }**: sin avisos, y tu tiempo se detiene, salvo en mesas en directo.
times-quiet-later = **{ $hours }**: valdrán en cuanto elijas una zona horaria.
times-no-quiet = No tienes horas de descanso.
times-reminders-channel = Cuando te toca, te aviso en el canal de la mesa.
times-reminders-dm = Cuando te toca, te mando un mensaje directo.
times-reminders-off = No te aviso. `/{ command-mygames.name }` muestra dónde te toca.
times-back = Todos los ajustes
times-city = { $city }, { $time }
times-hours = { $start }–{ $end }
