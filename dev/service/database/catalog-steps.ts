const assets = `
CREATE TABLE assets (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  text INTEGER NOT NULL,
  image_type TEXT NOT NULL,
  contributor_id TEXT NOT NULL,
  added_date TEXT NOT NULL,
  popularity REAL NOT NULL,
  shuffle INTEGER NOT NULL,
  is_adult INTEGER NOT NULL,
  is_editorial INTEGER NOT NULL
) STRICT;

CREATE TABLE categories (
  category TEXT NOT NULL,
  asset INTEGER NOT NULL,
  PRIMARY KEY (category, asset)
) STRICT, WITHOUT ROWID;

CREATE TABLE vocabulary (
  language INTEGER NOT NULL,
  word TEXT NOT NULL,
  uses INTEGER NOT NULL,
  PRIMARY KEY (language, word)
) STRICT, WITHOUT ROWID;
`

/** Letters, digits and the combining marks that some scripts need. */
const tokens = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"

/**
 * The full-text tables of English and of all other languages. A row of `words`
 * is a text; a row of `local_words` has the number of the text times 32 plus
 * the index of the language in the API's list.
 */
export const wordTables = `
CREATE VIRTUAL TABLE words USING fts5 (
  title, keywords, description,
  content = '',
  tokenize = "porter ${tokens}"
);

CREATE VIRTUAL TABLE local_words USING fts5 (
  title, keywords, description,
  content = '',
  tokenize = "${tokens}"
);
`

/** Weights of title, keywords and description. */
export const wordWeights = '10, 6, 1'

const ranks = `
CREATE TABLE columns (
  name TEXT PRIMARY KEY,
  data BLOB NOT NULL
) STRICT;

CREATE TABLE lists (
  kind TEXT NOT NULL,
  value TEXT NOT NULL,
  form TEXT NOT NULL CHECK (form IN ('bits', 'ranks')),
  data BLOB NOT NULL,
  PRIMARY KEY (kind, value)
) STRICT;
`

/**
 * The migrations of the catalogue's index. Assets with the same words share a
 * text. `columns` and `lists` refer to ranks: the position of an asset by
 * descending popularity.
 */
export const catalogSteps: readonly string[] = [assets, wordTables, ranks]

/** Created after all rows are written, which takes a third of the time. */
export const catalogIndexes = `
CREATE UNIQUE INDEX assets_by_id ON assets (id);
CREATE INDEX assets_by_text ON assets (text);
CREATE INDEX assets_by_date ON assets (added_date DESC, number DESC);
`
