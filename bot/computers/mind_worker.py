"""The process in which computer players think: `python -m bot.computers.mind_worker`.

Functions and their arguments come in through standard input, what they give goes out through standard output,
each as a pickle, with signs of life in between: how many seconds it has computed. It ends as soon as its
input does, so it never outlives the bot, however that ends.
"""

import os
import pickle
import sys
import traceback
from queue import SimpleQueue
from threading import Lock, Thread
from typing import BinaryIO

from render.studio.heartbeat import Heartbeat


def _listen(coming: BinaryIO, asked: "SimpleQueue[bytes]") -> None:
    """Take in what is asked, also in the middle of a thought: nobody waits for it once the input ends."""
    while size := coming.read(4):
        asked.put(coming.read(int.from_bytes(size, "big")))
    os._exit(0)


def _answer(question: bytes) -> bytes:
    try:
        function, arguments = pickle.loads(question)
        return pickle.dumps((True, function(*arguments)))
    except Exception:  # whatever went wrong, whoever asked is told
        return pickle.dumps((False, traceback.format_exc()))


def main() -> None:
    """Answer one question after the other."""
    going = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print is no answer
    asked: SimpleQueue[bytes] = SimpleQueue()
    sending = Lock()

    def tell(said: bytes) -> None:
        with sending:
            going.write(len(said).to_bytes(4, "big") + said)
            going.flush()

    Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    pulse = Heartbeat(lambda computed: tell(pickle.dumps(computed)))
    tell(pickle.dumps(0.0))  # it is ready
    while True:
        question = asked.get()
        with pulse.at_work():
            answer = _answer(question)
        tell(answer)


if __name__ == "__main__":
    main()
