/**
 * E-mail addresses are unique, ignoring case. Of people who shared one before,
 * all but the first keep it as an exception.
 */
export const ownEmails = `
ALTER TABLE people ADD COLUMN shares_email INTEGER NOT NULL DEFAULT 0
  CHECK (shares_email IN (0, 1));

UPDATE people SET shares_email = 1
WHERE rowid NOT IN (SELECT min(rowid) FROM people GROUP BY lower(email));

CREATE UNIQUE INDEX people_by_email ON people (lower(email))
  WHERE email <> '' AND shares_email = 0;
`
