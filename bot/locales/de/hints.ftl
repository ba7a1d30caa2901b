hint-button = Tipp
