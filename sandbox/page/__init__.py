"""The local table: a chat client in the browser, and what serves it."""
