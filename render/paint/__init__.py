"""A scene in, PNG bytes out: the table of 256 colours, cached images, the PNG writer."""
