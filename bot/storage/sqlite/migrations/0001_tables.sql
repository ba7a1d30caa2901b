-- Tables live in channels; what happens at them is only ever added to.

CREATE TABLE notes (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE tables (
    id         INTEGER PRIMARY KEY,
    channel_id INTEGER NOT NULL,
    guild_id   INTEGER NOT NULL,
    opened_at  INTEGER NOT NULL DEFAULT (unixepoch()),
    closed_at  INTEGER
) STRICT;

-- One game per channel or thread.
CREATE UNIQUE INDEX one_open_table_a_channel ON tables (channel_id) WHERE closed_at IS NULL;

-- The interaction that caused an event is kept, so that one delivered twice takes effect once.
CREATE TABLE events (
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    number         INTEGER NOT NULL,
    body           TEXT    NOT NULL,
    interaction_id INTEGER NOT NULL,
    happened_at    INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX events_by_interaction ON events (interaction_id);

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;

-- What is still to be posted. It is written together with the events, so a crash in between loses nothing.
-- The interaction that asked for it makes the nonce, so that posting it twice shows it once.
CREATE TABLE outbox (
    id             INTEGER PRIMARY KEY,
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    number         INTEGER NOT NULL,
    kind           TEXT    NOT NULL CHECK (kind IN ('post', 'refresh')),
    interaction_id INTEGER NOT NULL,
    asked_at       INTEGER NOT NULL DEFAULT (unixepoch()),
    done_at        INTEGER,
    message_id     INTEGER,
    problem        TEXT,
    UNIQUE (interaction_id, kind)
) STRICT;

CREATE INDEX outbox_to_do ON outbox (id) WHERE done_at IS NULL;

CREATE TABLE people (
    user_id   INTEGER PRIMARY KEY,
    dm_closed INTEGER NOT NULL DEFAULT 0
) STRICT;

-- What people told the host about.
CREATE TABLE reports (
    id             INTEGER PRIMARY KEY,
    user_id        INTEGER NOT NULL,
    guild_id       INTEGER,
    text           TEXT    NOT NULL,
    interaction_id INTEGER NOT NULL UNIQUE,
    written_at     INTEGER NOT NULL DEFAULT (unixepoch())
) STRICT;
