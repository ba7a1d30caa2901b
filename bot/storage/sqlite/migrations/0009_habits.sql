-- When and how people want to be called. Quiet hours are minutes of the local day, a vacation is moments.

ALTER TABLE people ADD COLUMN zone TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN quiet_start INTEGER;
ALTER TABLE people ADD COLUMN quiet_end INTEGER;
ALTER TABLE people ADD COLUMN away_start INTEGER;
ALTER TABLE people ADD COLUMN away_end INTEGER;
ALTER TABLE people ADD COLUMN reminders TEXT NOT NULL DEFAULT 'channel';
