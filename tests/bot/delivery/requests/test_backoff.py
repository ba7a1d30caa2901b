"""Pauses after refusals."""

from bot.delivery.requests.backoff import Backoff


class Clock:
    """Time that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_pause_grows_with_each_refusal_up_to_the_longest() -> None:
    clock = Clock()
    pause = Backoff(10, 25, clock)
    seen = [pause.is_on]
    for seconds in (10, 20, 25, 25):
        pause.note_refusal()
        clock.now += seconds - 1
        seen.append(pause.is_on)
        clock.now += 1
        seen.append(pause.is_on)
    assert seen == [False, *(True, False) * 4]


def test_refusals_of_attempts_under_way_do_not_add_up() -> None:
    clock = Clock()
    pause = Backoff(10, 100, clock)
    for _ in range(5):
        pause.note_refusal()
    clock.now = 10
    assert not pause.is_on


def test_after_something_worked_the_pause_is_short_again() -> None:
    clock = Clock()
    pause = Backoff(10, 100, clock)
    pause.note_refusal()
    pause.note_success()
    assert not pause.is_on
    pause.note_refusal()
    clock.now = 10
    assert not pause.is_on
