review-button = Repasar mi partida
