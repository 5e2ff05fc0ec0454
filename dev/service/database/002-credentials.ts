/** Browser sessions, codes and tokens; secrets only as hashes. */
export const credentials = `
CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  ends_at INTEGER NOT NULL
) STRICT;

CREATE TABLE codes (
  hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  person TEXT NOT NULL REFERENCES people (id),
  scopes TEXT NOT NULL,
  realm TEXT NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('lasting', 'hourly', 'refresh')),
  client_id TEXT NOT NULL,
  person TEXT REFERENCES people (id),
  scopes TEXT NOT NULL,
  realm TEXT NOT NULL,
  ends_at INTEGER
) STRICT;

CREATE INDEX tokens_of_person ON tokens (person);
`
