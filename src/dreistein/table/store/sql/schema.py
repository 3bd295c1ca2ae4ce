"""The tables that every store in SQL has, in the words of one database or the other."""

from collections.abc import Mapping

VERSION = 11
"""Of the schema. What was never released had lower ones."""

_TABLES = """
CREATE TABLE tables (
    id {id},
    name {name} NOT NULL UNIQUE,
    phase TEXT,
    text {bytes},
    at {int},
    listed INTEGER NOT NULL DEFAULT 0{head}
){room};
CREATE INDEX tables_by_phase ON tables (phase, at);

-- Chained by hashes, so that damage is noticed.
CREATE TABLE events (
    table_id {int} NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    event {bytes} NOT NULL,
    chain {bytes} NOT NULL,
    PRIMARY KEY (table_id, seq)
){keyed};

CREATE TABLE people (
    person {bytes} NOT NULL,
    table_id {int} NOT NULL REFERENCES tables ON DELETE CASCADE,
    waiting INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, table_id)
){keyed};
CREATE INDEX people_by_table ON people (table_id);

CREATE TABLE links (
    key {bytes} NOT NULL PRIMARY KEY,
    table_id {int} NOT NULL REFERENCES tables ON DELETE CASCADE,
    opens TEXT NOT NULL
){keyed};
CREATE INDEX links_by_table ON links (table_id);

-- By name, here and below: a record outlives its table.
CREATE TABLE finished (
    table_name {name} NOT NULL,
    match INTEGER NOT NULL,
    record {bytes} NOT NULL,
    at {int} NOT NULL,
    chain {bytes} NOT NULL,
    PRIMARY KEY (table_name, match)
);

-- What the coach says of a finished match; `chain` is that of the record it is of.
CREATE TABLE reviews (
    table_name {name} NOT NULL,
    match INTEGER NOT NULL,
    chain {bytes} NOT NULL,
    text {bytes} NOT NULL,
    summary {bytes} NOT NULL,
    at {int} NOT NULL,
    PRIMARY KEY (table_name, match),
    FOREIGN KEY (table_name, match) REFERENCES finished (table_name, match) ON DELETE CASCADE
);

-- Every finished match has an entry in its players' lists.
CREATE TABLE matches (
    person {bytes} NOT NULL,
    table_name {name} NOT NULL,
    match INTEGER NOT NULL,
    at {int} NOT NULL,
    seats TEXT NOT NULL,
    text {bytes} NOT NULL,
    setting TEXT,
    score {int} NOT NULL,
    PRIMARY KEY (person, table_name, match)
){keyed};
CREATE INDEX matches_by_time ON matches (person, at);
CREATE INDEX matches_by_table ON matches (table_name, match);
CREATE INDEX matches_by_setting ON matches (person, setting, at, score);

-- Where the names of people are stored, also once they have left: at a table (match -1), or on the
-- seats of a finished match.
CREATE TABLE name_index (
    person {bytes} NOT NULL,
    table_name {name} NOT NULL,
    match INTEGER NOT NULL,
    seats TEXT NOT NULL,
    PRIMARY KEY (person, table_name, match)
){keyed};
CREATE INDEX name_index_by_table ON name_index (table_name, match);

CREATE TABLE days (
    id {id},
    day {name} NOT NULL,
    person {bytes} NOT NULL,
    name TEXT NOT NULL,
    score {int} NOT NULL,
    at {int} NOT NULL,
    UNIQUE (day, person)
);
CREATE INDEX days_by_score ON days (day, score DESC, id);
CREATE INDEX days_by_person ON days (person, day);

CREATE TABLE challenges (
    id {name} NOT NULL PRIMARY KEY,
    person {bytes} NOT NULL,
    table_name {name} NOT NULL,
    match INTEGER NOT NULL,
    text {bytes} NOT NULL,
    at {int} NOT NULL,
    UNIQUE (person, table_name, match)
){keyed};
CREATE TABLE tries (
    id {id},
    challenge {name} NOT NULL REFERENCES challenges ON DELETE CASCADE,
    person {bytes} NOT NULL,
    table_name {name} NOT NULL,
    name TEXT NOT NULL,
    text {bytes},
    at {int} NOT NULL,
    UNIQUE (challenge, person)
);
CREATE INDEX tries_by_table ON tries (table_name);

-- Links to moments of finished matches, by whoever played there.
CREATE TABLE moments (
    id {name} NOT NULL PRIMARY KEY,
    person {bytes} NOT NULL,
    table_name {name} NOT NULL,
    match INTEGER NOT NULL,
    round INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    at {int} NOT NULL,
    UNIQUE (person, table_name, match, round, ply),
    FOREIGN KEY (table_name, match) REFERENCES finished (table_name, match) ON DELETE CASCADE
){keyed};
CREATE INDEX moments_by_match ON moments (table_name, match);

-- How often people ended all their sessions.
CREATE TABLE session_epochs (
    mark {bytes} NOT NULL PRIMARY KEY,
    epoch INTEGER NOT NULL
){keyed};

-- Links that take a session to another device: good once, and for a few minutes.
CREATE TABLE tokens (
    mark {bytes} NOT NULL PRIMARY KEY,
    person {bytes} NOT NULL,
    text {bytes} NOT NULL,
    until {int} NOT NULL
){keyed};
CREATE INDEX tokens_by_person ON tokens (person, until);
CREATE INDEX tokens_by_time ON tokens (until);

CREATE TABLE settings (
    name {name} NOT NULL PRIMARY KEY,
    value {bytes} NOT NULL
){keyed};
"""


def tables(words: Mapping[str, str]) -> str:
    """The statements that make all tables, with a database's own words for types and storage."""
    return _TABLES.format(**words)
