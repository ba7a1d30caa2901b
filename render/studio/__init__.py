"""Drawing beside the event loop: the queue, whose picture comes next, the worker process."""
