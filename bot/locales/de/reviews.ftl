review-button = Meine Partie im Rückblick
