-- Which processes serve the bot together, and which of them has which shards. An epoch is never given twice: whoever
-- finds its own row gone has been taken for dead, and writes nothing any more. Who is present takes shards.

CREATE TABLE processes (
    epoch    INTEGER PRIMARY KEY AUTOINCREMENT,
    place    TEXT    NOT NULL,
    renewals INTEGER NOT NULL DEFAULT 0,
    succeeds INTEGER,
    present  INTEGER NOT NULL DEFAULT 0
) STRICT;

-- How far a shard has come on its way to another process stands in its stage.
CREATE TABLE shards (
    number INTEGER PRIMARY KEY,
    owner  INTEGER,
    heir   INTEGER,
    stage  INTEGER NOT NULL DEFAULT 0
) STRICT;

-- While a shard changes hands, both processes hear every interaction: whoever claims it serves it.
CREATE TABLE claims (
    interaction_id INTEGER PRIMARY KEY,
    epoch          INTEGER NOT NULL,
    claimed_at     INTEGER NOT NULL
) STRICT;

-- Discord lets few sessions of a bot begin at a time.
CREATE TABLE identifying (
    bucket INTEGER PRIMARY KEY,
    epoch  INTEGER NOT NULL
) STRICT;
