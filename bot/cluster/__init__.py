"""Several processes that serve the bot together: who lives, who has which shard, and how it changes hands."""
