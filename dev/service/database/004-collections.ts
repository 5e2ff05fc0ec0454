/** Groups of images, videos or tracks; newer items have a higher `place`. */
export const collections = `
CREATE TABLE collections (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  person TEXT NOT NULL REFERENCES people (id),
  media_type TEXT NOT NULL CHECK (media_type IN ('image', 'video', 'audio')),
  name TEXT NOT NULL,
  share_code TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  items_updated_at INTEGER NOT NULL
) STRICT;

CREATE INDEX collections_of_person
  ON collections (person, media_type, items_updated_at);

CREATE TABLE collection_items (
  collection INTEGER NOT NULL
    REFERENCES collections (number) ON DELETE CASCADE,
  place INTEGER NOT NULL,
  asset TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (collection, place)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX items_of_collection
  ON collection_items (collection, asset);
`
