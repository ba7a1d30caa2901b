"""The container without Docker: `python -m tests.container` runs the image's steps and its environment.

Layers are overlay mounts over this machine's own files. The image's steps really run inside them, and the bot
starts there as the image's user with the image's environment. Only Python itself is this machine's.
"""
