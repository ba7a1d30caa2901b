"""All art: frozen values that draw themselves with a pen."""
