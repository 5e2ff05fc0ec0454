/** All licenses; `number` is their order. */
export const licenses = `
CREATE TABLE licenses (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL REFERENCES people (id),
  subscription TEXT NOT NULL REFERENCES subscriptions (id),
  media_type TEXT NOT NULL,
  asset TEXT NOT NULL,
  license TEXT NOT NULL,
  size TEXT NOT NULL,
  format TEXT NOT NULL,
  charge INTEGER NOT NULL,
  metadata TEXT,
  search_id TEXT,
  licensed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX licenses_of_person ON licenses (person, media_type, number);
CREATE INDEX licenses_of_asset ON licenses (subscription, asset);
`
