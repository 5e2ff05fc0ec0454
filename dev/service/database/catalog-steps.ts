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

/** Of letters, digits and the marks that some scripts write words with. */
const tokens = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"

/**
 * The full-text tables, of English and of all other languages: a row of
 * `words` is a text; a row of `local_words` is the text times 32 plus the
 * place of the language in the API's list.
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

/** How much a word counts in title, keywords and description. */
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
 * The migrations of the catalogue's index. Assets of the same words share a
 * text. `columns` and `lists` speak of ranks: the place of an asset when the
 * most popular is first.
 */
export const catalogSteps: readonly string[] = [assets, wordTables, ranks]

/** Made when all rows are in, which takes a third of the time. */
export const catalogIndexes = `
CREATE UNIQUE INDEX assets_by_id ON assets (id);
CREATE INDEX assets_by_text ON assets (text);
CREATE INDEX assets_by_date ON assets (added_date DESC, number DESC);
`
