/**
 * Details of registered applications. Earlier ones belong to nobody and keep
 * all products.
 */
export const registeredApplications = `
ALTER TABLE applications ADD COLUMN owner TEXT REFERENCES people (id);
ALTER TABLE applications ADD COLUMN products TEXT NOT NULL
  DEFAULT '["images","videos","audio","reverse-search"]';
ALTER TABLE applications ADD COLUMN is_free INTEGER NOT NULL DEFAULT 0
  CHECK (is_free IN (0, 1));
ALTER TABLE applications ADD COLUMN company TEXT NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN website TEXT NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN intended_use TEXT NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN description TEXT NOT NULL DEFAULT '';
ALTER TABLE applications ADD COLUMN registered_at INTEGER NOT NULL DEFAULT 0;

CREATE INDEX applications_of_person ON applications (owner, registered_at);
CREATE INDEX tokens_of_application ON tokens (client_id);
`
