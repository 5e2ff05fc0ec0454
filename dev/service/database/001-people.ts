/** Applications, people and their subscriptions. */
export const people = `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE applications (
  client_id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  callback_hosts TEXT NOT NULL,
  referers TEXT NOT NULL
) STRICT;

CREATE TABLE people (
  id TEXT PRIMARY KEY,
  username TEXT NOT NULL UNIQUE,
  password_hash TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  language TEXT NOT NULL,
  customer_id TEXT NOT NULL
) STRICT;

CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people (id),
  license TEXT NOT NULL,
  description TEXT NOT NULL,
  asset_type TEXT NOT NULL,
  formats TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  downloads_left INTEGER NOT NULL CHECK (downloads_left >= 0),
  downloads_limit INTEGER NOT NULL,
  charges_repeats INTEGER NOT NULL CHECK (charges_repeats IN (0, 1))
) STRICT;

CREATE INDEX subscriptions_of_person ON subscriptions (person);
`
