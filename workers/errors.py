"""Why a task has no result.

WorkFailed
├── TookTooLong
├── WorkersLost
├── NoWorker
└── PoolClosed
"""


class WorkFailed(Exception):
    """The task raised an exception in its worker; the text is the traceback."""


class TookTooLong(WorkFailed):
    """The task used more processor time than it may."""


class WorkersLost(WorkFailed):
    """Every worker that tried the task died or hung."""


class NoWorker(WorkFailed):
    """No worker could be started."""


class PoolClosed(WorkFailed):
    """The pool was closed before the task was done."""


class WorkerLost(Exception):
    """A worker died or hung. The pool catches this and tries again."""

    def __init__(self, why: str, *, begun: bool) -> None:
        super().__init__(why)
        self.begun = begun
        """Was it at work on this task, or only told of it?"""
