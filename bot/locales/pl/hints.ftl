hint-button = Podpowiedź
