"""When a table at which nothing happens is warned about and closed."""

from bot.schedule.idle_tables import TableStep, TableStepKind, next_table_step
from bot.schedule.turn_time import DAY
from bot.table.table_state import Stage

SINCE = 1_000_000


def test_a_lobby_is_closed_after_a_day() -> None:
    end = SINCE + DAY
    assert next_table_step(Stage.LOBBY, SINCE, end - 1) == TableStep(TableStepKind.LOOK, end)
    assert next_table_step(Stage.LOBBY, SINCE, end) == TableStep(TableStepKind.CLOSE, end)


def test_a_game_is_warned_about_before_it_is_closed_however_late_that_is() -> None:
    warned = next_table_step(Stage.GAME, SINCE, SINCE + 99 * DAY)
    assert warned == TableStep(TableStepKind.WARN, SINCE + 14 * DAY)
    closed = next_table_step(Stage.WARNED, SINCE + 99 * DAY, SINCE + 100 * DAY)
    assert closed == TableStep(TableStepKind.LOOK, SINCE + 106 * DAY)
