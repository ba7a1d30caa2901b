"""People who press without a pause, whatever happens to the bot, and what becomes of it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sandbox.people.people import Person
from sandbox.rest.dispatcher import Call
from sandbox.server import Sandbox
from tests.bot.bot_process import until


@dataclass
class Pressed:
    """How often something was pressed, and answered."""

    sandbox: Sandbox
    answered: int = 0
    failures: list[str] = field(default_factory=list)

    def refused(self) -> list[Call]:
        """Answers that Discord refused, as it does with every second one."""
        return [one for one in self.sandbox.calls if one.path.endswith("/callback") and one.status >= 400]

    async def more(self, presses: int) -> None:
        """Wait for so many more answers."""
        enough = self.answered + presses
        await until(lambda: self.answered >= enough or self.failures)


@asynccontextmanager
async def pressing(sandbox: Sandbox, *people: Person) -> AsyncIterator[Pressed]:
    """People who ask one thing after the other meanwhile."""
    pressed = Pressed(sandbox)
    tasks = [asyncio.create_task(_press_on(person, pressed)) for person in people]
    try:
        yield pressed
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _press_on(person: Person, pressed: Pressed) -> None:
    while True:
        try:
            answer = await person.slash("/about")
        except AssertionError as error:
            pressed.failures.append(str(error))
            return
        if "Alhambra" not in answer.text:
            pressed.failures.append(answer.text)
        pressed.answered += 1
