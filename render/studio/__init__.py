"""Drawing in the background: finished pictures, which one is drawn next, the worker that draws."""
