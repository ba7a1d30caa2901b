review-button = Meine Partie ansehen
