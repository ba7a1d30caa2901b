-- The vacations that people have taken, since only so many days of a year can be taken.

CREATE TABLE vacations (
    user_id  INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    ends_at  INTEGER NOT NULL,
    PRIMARY KEY (user_id, began_at)
) STRICT, WITHOUT ROWID;
