"""The container without Docker: `python -m tests.container` runs the image's steps and its environment.

The steps really run, in a clean Debian that debootstrap has made. The bot starts there as the image's user
with its environment, without privileges, on a file system of which it can write its data only.
"""
