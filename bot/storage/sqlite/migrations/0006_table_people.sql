-- Events name people by their number at the table. Who that is stands in one row, which can be corrected
-- or deleted without touching an event.

CREATE TABLE table_people (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    level    TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Computer players have ids below 0, which are given again to others at the same table.
CREATE UNIQUE INDEX one_row_a_person ON table_people (table_id, user_id) WHERE user_id >= 0;

CREATE TEMP TABLE named AS
SELECT table_id, number * 2 AS at, body ->> '$.by.id' AS user_id, body ->> '$.by.name' AS name,
       body ->> '$.by.level' AS level
FROM events WHERE body ->> '$.event' IS NOT NULL
UNION ALL
SELECT table_id, number * 2 + 1, body ->> '$.player.id', body ->> '$.player.name', body ->> '$.player.level'
FROM events WHERE body ->> '$.player' IS NOT NULL;

-- People are numbered in the order in which they came, and are called what they were called last.
INSERT INTO table_people (table_id, number, user_id, name, level)
SELECT table_id, row_number() OVER (PARTITION BY table_id ORDER BY min(at)), user_id,
       (SELECT name FROM temp.named last WHERE last.table_id = one.table_id AND last.user_id = one.user_id
        AND iif(one.user_id < 0, last.name = one.name, 1) ORDER BY last.at DESC LIMIT 1),
       level
FROM temp.named one GROUP BY table_id, user_id, iif(user_id < 0, name, '');

-- How many people a table has numbered: no number is given twice, even if a row is deleted.
ALTER TABLE tables ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET people = (SELECT count(*) FROM table_people p WHERE p.table_id = tables.id);

DROP TABLE temp.named;
DROP TRIGGER events_are_never_changed;

UPDATE events SET body = json_set(
    body, '$.v', 2, '$.by',
    (SELECT p.number FROM table_people p WHERE p.table_id = events.table_id
     AND p.user_id = body ->> '$.by.id' AND (p.user_id >= 0 OR p.name = body ->> '$.by.name'))
)
WHERE body ->> '$.event' IS NOT NULL;

UPDATE events SET body = json_set(
    body, '$.player',
    (SELECT p.number FROM table_people p WHERE p.table_id = events.table_id
     AND p.user_id = body ->> '$.player.id' AND (p.user_id >= 0 OR p.name = body ->> '$.player.name'))
)
WHERE body ->> '$.player' IS NOT NULL;

UPDATE events SET body = json_set(
    body, '$.agreement.youngest',
    (SELECT p.number FROM table_people p WHERE p.table_id = events.table_id
     AND p.user_id = body ->> '$.agreement.youngest')
)
WHERE body ->> '$.agreement.youngest' IS NOT NULL;

-- A seat was left to a computer, which keeps it for its owner, or left free for anybody.
UPDATE events SET body = json_set(body, '$.event', 'SeatFreed')
WHERE body ->> '$.event' = 'SeatLeft'
AND EXISTS (
    SELECT 1 FROM events started WHERE started.table_id = events.table_id
    AND started.number < events.number AND started.body ->> '$.event' = 'GameStarted'
)
AND NOT EXISTS (
    SELECT 1 FROM events follows WHERE follows.table_id = events.table_id
    AND follows.number = events.number + 1 AND follows.body ->> '$.event' = 'StandInCalled'
    AND follows.interaction_id = events.interaction_id
);

CREATE TRIGGER events_are_never_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
