-- Games: several posts for one interaction, hands by DM, and who sits where.

CREATE TABLE outbox_2 (
    id             INTEGER PRIMARY KEY,
    table_id       INTEGER NOT NULL REFERENCES tables (id),
    number         INTEGER NOT NULL,
    kind           TEXT    NOT NULL,
    part           INTEGER NOT NULL DEFAULT 0,
    user_id        INTEGER,
    interaction_id INTEGER NOT NULL,
    asked_at       INTEGER NOT NULL DEFAULT (unixepoch()),
    done_at        INTEGER,
    message_id     INTEGER,
    problem        TEXT
) STRICT;

INSERT INTO outbox_2 (id, table_id, number, kind, interaction_id, asked_at, done_at, message_id, problem)
SELECT id, table_id, number, iif(kind = 'post', 'table', kind), interaction_id, asked_at, done_at, message_id, problem
FROM outbox;

DROP TABLE outbox;
ALTER TABLE outbox_2 RENAME TO outbox;

CREATE INDEX outbox_to_do ON outbox (id) WHERE done_at IS NULL;
CREATE INDEX outbox_posts ON outbox (table_id, id) WHERE message_id IS NOT NULL;

-- Who sits at which table; the events say the same, this finds it quickly.
-- The columns stand in the order of the key: SQLite 3.40 else takes the file for damaged.
CREATE TABLE seats (
    user_id  INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (user_id, table_id)
) STRICT, WITHOUT ROWID;

INSERT INTO seats (user_id, table_id)
SELECT DISTINCT json_extract(body, '$.by.id'), table_id FROM events
WHERE json_extract(body, '$.event') IN ('TableOpened', 'SeatTaken');

-- The one DM that shows somebody the hand of one game.
CREATE TABLE hands (
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    user_id    INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

ALTER TABLE people ADD COLUMN wants_dms INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN told_closed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
