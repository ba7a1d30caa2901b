"""Trials by chance for as long as wanted: python -m tests.bot.cluster --minutes 60

Each prints its seed and what happened. `--seed 7` goes through the same trouble again, as far as
the machine's own timing lets it.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from tests.bot.cluster.troubled_processes import trial

SECONDS = 60.0


def main() -> None:
    """Run trials until the time is up; the first that fails ends it."""
    parser = argparse.ArgumentParser(prog="tests.bot.cluster", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--seed", type=int, help="go through one trial again")
    given = parser.parse_args()
    until = time.monotonic() + given.minutes * 60
    while time.monotonic() < until:
        seed = random.SystemRandom().randrange(10**6) if given.seed is None else given.seed
        print(f"seed {seed}", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            counts = asyncio.run(trial(Path(folder), seed, SECONDS))
        print("  " + ", ".join(f"{what}: {count}" for what, count in sorted(counts.items())), flush=True)


if __name__ == "__main__":
    main()
