-- What people choose in /settings. No language means that of their Discord client.

ALTER TABLE people ADD COLUMN chosen_language TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN colours TEXT NOT NULL DEFAULT 'light';
ALTER TABLE people ADD COLUMN showing TEXT NOT NULL DEFAULT 'both';
ALTER TABLE people ADD COLUMN asks_overpay INTEGER NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN ends_turns INTEGER NOT NULL DEFAULT 0;

-- Turns that end by themselves in a few seconds: one that was promised ends even if the bot stops before.
CREATE TABLE ending_turns (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
