"""A finished game looked at again: what decisions cost, and the habits behind them."""
