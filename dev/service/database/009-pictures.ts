/**
 * Pictures of an own library: their ids stay even when a file goes. `facts`
 * is JSON of the form `PictureFacts`, true of the file as it was measured.
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
