"""A table without Discord or storage: who sits there, what is agreed, what happened, what is due. Pure."""
