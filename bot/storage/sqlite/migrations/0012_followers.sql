-- Who is told by DM how a game goes without playing there; nobody is, once the game is over.

CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
