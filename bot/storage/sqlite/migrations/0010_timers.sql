-- What happens by itself, and when to look at it: a turn that a table waits for, a table that nobody plays
-- at, the end of somebody's vacation. Without due_at there is nothing to look at; without since, time stands still.

CREATE TABLE timers (
    id       INTEGER PRIMARY KEY,
    kind     TEXT    NOT NULL,
    table_id INTEGER REFERENCES tables (id),
    user_id  INTEGER NOT NULL DEFAULT 0,
    number   INTEGER NOT NULL DEFAULT 0,
    pace     TEXT    NOT NULL DEFAULT '',
    since    INTEGER,
    spent    INTEGER NOT NULL DEFAULT 0,
    due_at   INTEGER
) STRICT;

CREATE UNIQUE INDEX one_timer_a_table ON timers (table_id, kind, user_id) WHERE table_id IS NOT NULL;
CREATE UNIQUE INDEX one_timer_a_person ON timers (user_id, kind) WHERE table_id IS NULL;
CREATE INDEX timers_due ON timers (due_at, id) WHERE due_at IS NOT NULL;
CREATE INDEX timers_of_people ON timers (user_id) WHERE user_id > 0;

-- What a person has been told in a turn, and the message that says so: the next one replaces it.
CREATE TABLE reminders (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    user_id    INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    sent       INTEGER NOT NULL DEFAULT 0,
    later      INTEGER NOT NULL DEFAULT 0,
    muted      INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER,
    message_id INTEGER,
    is_over    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- The messages of turns that are over are to be deleted.
CREATE INDEX reminders_over ON reminders (table_id) WHERE is_over = 1;

-- How much of their reserve of time people have used in a game.
CREATE TABLE reserves (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL,
    used     INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Open tables from before: one at which nobody plays is found by this row.
INSERT INTO timers (kind, table_id, since, due_at)
SELECT 'table', id, last, last FROM (
    SELECT t.id, (SELECT max(happened_at) FROM events e WHERE e.table_id = t.id) AS last
    FROM tables t WHERE t.closed_at IS NULL
) WHERE last IS NOT NULL;
