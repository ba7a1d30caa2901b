hint-button = Pista
