-- The short lessons that follow the tour, each told once per person; those who have played need none.

CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    lesson TEXT NOT NULL,
    PRIMARY KEY (user_id, lesson)
);

INSERT INTO lessons (user_id, lesson) SELECT user_id, 'praise' FROM people WHERE toured = 1;
INSERT INTO lessons (user_id, lesson) SELECT user_id, 'scoring' FROM people WHERE toured = 1;
INSERT INTO lessons (user_id, lesson) SELECT user_id, 'reserve' FROM people WHERE toured = 1;
