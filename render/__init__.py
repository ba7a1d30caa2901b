"""Pictures: a `View` in, picture bytes and alt text out."""
