-- Tables that wait for a computer to play are found at the start without reading every table's events.

ALTER TABLE tables ADD COLUMN awaits_computer INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_awaiting_computers ON tables (id) WHERE awaits_computer = 1;
