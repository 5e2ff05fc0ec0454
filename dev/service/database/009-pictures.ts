/**
 * Pictures of a user's own library. Ids remain when a file is removed. `facts`
 * is JSON of type `PictureFacts`, as measured.
 */
export const pictures = `
CREATE TABLE pictures (
  file TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  bytes INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  facts TEXT NOT NULL
) STRICT;
`
