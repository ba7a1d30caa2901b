"""A scene in, PNG bytes out: the table of 256 colours, images kept ready, the PNG writer."""
