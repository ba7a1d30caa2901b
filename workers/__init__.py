"""Worker processes, for what would hold up the event loop. Standard library only; knows nothing of the game.

`pool` orders tasks and gives them to workers, `worker_process` is one worker seen from here, `child` is its
program. Nothing is imported here, because the child would import it too.
"""
