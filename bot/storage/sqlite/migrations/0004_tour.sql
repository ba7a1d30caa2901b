-- Who has had the tour of a first turn, or does not want it; those who have sat at a table need none.

ALTER TABLE people ADD COLUMN toured INTEGER NOT NULL DEFAULT 0;

INSERT INTO people (user_id, toured) SELECT DISTINCT user_id, 1 FROM seats WHERE true
ON CONFLICT (user_id) DO UPDATE SET toured = 1;
