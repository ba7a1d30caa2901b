-- A table that is posted again gives nobody more time: what it shows is as old as its first post.

ALTER TABLE outbox ADD COLUMN since INTEGER;

DROP INDEX outbox_posts;
CREATE INDEX outbox_tables ON outbox (table_id, id) WHERE kind = 'table';
