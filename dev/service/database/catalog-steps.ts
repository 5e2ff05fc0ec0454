const assets = `
CREATE TABLE assets (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  image_type TEXT NOT NULL,
  contributor_id TEXT NOT NULL,
  contributor_name TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  added_date TEXT NOT NULL,
  popularity REAL NOT NULL,
  shuffle INTEGER NOT NULL,
  is_adult INTEGER NOT NULL,
  is_editorial INTEGER NOT NULL,
  is_enhanced INTEGER NOT NULL,
  is_sensitive INTEGER NOT NULL,
  is_grayscale INTEGER NOT NULL,
  has_model_release INTEGER NOT NULL,
  people_number INTEGER NOT NULL,
  people_gender TEXT
) STRICT;

CREATE INDEX assets_by_popularity ON assets (popularity DESC, number);
CREATE INDEX assets_by_date ON assets (added_date DESC, number DESC);

CREATE TABLE facets (
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  asset INTEGER NOT NULL,
  PRIMARY KEY (kind, value, asset)
) STRICT, WITHOUT ROWID;

CREATE TABLE vocabulary (
  word TEXT PRIMARY KEY,
  uses INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`

const words = `
CREATE VIRTUAL TABLE words USING fts5 (
  title, keywords, description,
  content = '',
  tokenize = "porter unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);

CREATE VIRTUAL TABLE local_words USING fts5 (
  title, keywords,
  content = '',
  tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
);
`

/**
 * The migrations of the catalogue's index. A row of \`local_words\` is the
 * asset's number times 32 plus the place of the language in the API's list.
 */
export const catalogSteps: readonly string[] = [assets, words]
