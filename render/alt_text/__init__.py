"""Alt texts: pictures in words."""
