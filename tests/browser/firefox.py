"""A real Firefox, driven by the protocol it speaks by itself (Marionette), with nothing installed for it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

NAMES = ("firefox-esr", "firefox")
TIMEOUT = 60.0
PAUSE = 0.05
PREFERENCES: dict[str, str | int | bool] = {
    "marionette.port": 0,
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "intl.accept_languages": "de-AT, en",
}
"""Any free port, nothing asked of the network, and German as the browser's language."""


def firefox() -> str | None:
    """Where Firefox is: named by FIREFOX, or on the path."""
    found = [shutil.which(name) for name in NAMES]
    return os.environ.get("FIREFOX") or next((path for path in found if path), None)


class MarionetteError(Exception):
    """Firefox refused a command."""


class Firefox:
    """One window of a Firefox with a profile of its own."""

    def __init__(self, path: str, profile: Path) -> None:
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()
        ]
        (profile / "user.js").write_text("\n".join(lines))
        self._profile = profile
        self._process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--marionette", "--profile", str(profile)],
            env={**os.environ, "HOME": str(profile)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._asked = 0

    def __enter__(self) -> Firefox:
        try:
            self._line = socket.create_connection(("127.0.0.1", self._port()), TIMEOUT)
            self._read()  # a greeting
            self.ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})
        except BaseException:
            self._process.kill()
            self._process.wait()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._line.close()
        self._process.terminate()
        try:
            self._process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def open(self, url: str) -> None:
        """Go to an address."""
        self.ask("WebDriver:Navigate", {"url": url})

    def run(self, script: str, *given: object) -> Any:
        """What a function body returns in the page."""
        return self.ask("WebDriver:ExecuteScript", {"script": script, "args": list(given)})["value"]

    def wait_for(self, script: str, *given: object) -> Any:
        """What a function body returns once that is true."""
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            if found := self.run(script, *given):
                return found
            time.sleep(PAUSE)
        seen = self.run("return document.body.innerText")
        raise AssertionError(f"never true: {script} {given}\n{seen}")

    def click(self, script: str, *given: object) -> None:
        """Click the element a function body returns, as a mouse would: it must be visible and uncovered."""
        element = self.wait_for(script, *given)
        self.ask("WebDriver:ElementClick", {"id": next(iter(element.values()))})

    def ask(self, name: str, body: dict[str, object]) -> Any:
        """One command and its answer: a number of characters, a colon, and JSON, both ways."""
        self._asked += 1
        said = json.dumps([0, self._asked, name, body]).encode()
        self._line.sendall(b"%d:%s" % (len(said), said))
        _, number, error, answer = self._read()
        assert number == self._asked
        if error:
            raise MarionetteError(f"{error['error']}: {error['message']}")
        return answer

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._part(1)
        left, parts = int(length[:-1]), []
        while left:
            parts.append(self._part(left))
            left -= len(parts[-1])
        return json.loads(b"".join(parts))

    def _part(self, most: int) -> bytes:
        part = self._line.recv(most)
        if not part:
            raise ConnectionError("Firefox hung up")
        return part

    def _port(self) -> int:
        """The port Firefox listens at: it writes it into its profile."""
        file = self._profile / "MarionetteActivePort"
        end = time.monotonic() + TIMEOUT
        while time.monotonic() < end:
            if self._process.poll() is not None:
                raise ConnectionError(f"Firefox ended with {self._process.returncode}")
            if file.exists() and (written := file.read_text().strip()):
                return int(written)
            time.sleep(PAUSE)
        raise TimeoutError("Firefox does not listen")
