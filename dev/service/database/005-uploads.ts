/** Fingerprints of pictures for reverse search, without the pictures. */
export const uploads = `
CREATE TABLE uploads (
  id TEXT PRIMARY KEY,
  client_id TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  uploaded_at INTEGER NOT NULL
) STRICT;
`
