"""Computer players. They see a `View` and the actions open to its seat, and nothing else.

`choose` gives the action that a level takes, `advise` the best two with their reasons. Both are pure: equal
arguments give equal answers, in any process.
"""

from ai.advice.advice import Advice, advise
from ai.advice.reasons import Reason, Why
from ai.levels import Level, choose

__all__ = ["Advice", "Level", "Reason", "Why", "advise", "choose"]
