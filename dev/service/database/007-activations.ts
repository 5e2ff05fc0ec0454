/** Subscriptions that resellers activated for customers. */
export const activations = `
CREATE TABLE activations (
  number INTEGER PRIMARY KEY,
  reseller TEXT NOT NULL REFERENCES people (id),
  product TEXT NOT NULL,
  subscription TEXT NOT NULL UNIQUE REFERENCES subscriptions (id),
  activated_at INTEGER NOT NULL
) STRICT;
`
