welcome-title = Alhambra
welcome-text = Compra edificios con el dinero justo, levanta muros alrededor de tus jardines y construye el palacio más bello de Granada.
welcome-back = Tu mesa está tal como la dejaste.
welcome-play = Jugar ahora
welcome-continue = Seguir la partida
welcome-as = Juegas como { $name }, contra dos jugadores virtuales.
welcome-others = O siéntate con amigos: elige quién eres. Cada persona tiene su propia pestaña.
