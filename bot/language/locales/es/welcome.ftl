### La primera pantalla de la mesa local, antes de que nadie diga quién es

welcome-title = Alhambra
welcome-text = Compra edificios con el dinero justo, levanta muros alrededor de tus jardines y construye el palacio más bello de Granada.
welcome-back = Tu mesa está tal como la dejaste.
welcome-play = Jugar ahora
welcome-continue = Seguir la partida
welcome-as = Juegas como { $name }, contra dos jugadores virtuales.
welcome-others = O juega en grupo: elige quién eres. Cada persona tiene su propia pestaña.
