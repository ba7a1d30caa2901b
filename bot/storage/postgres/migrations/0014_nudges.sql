-- Has another player asked to have somebody reminded in a turn: 0 no, 1 it has yet to be passed on, 2 it was.

ALTER TABLE reminders ADD COLUMN nudged bigint NOT NULL DEFAULT 0;
