review-button = Omów moją grę
