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
