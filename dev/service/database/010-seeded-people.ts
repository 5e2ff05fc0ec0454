/**
 * Marks demo accounts. In older folders they are the people with a last name:
 * nobody else got one, and nobody could change it.
 */
export const seededPeople = `
ALTER TABLE people ADD COLUMN is_seeded INTEGER NOT NULL DEFAULT 0
  CHECK (is_seeded IN (0, 1));

UPDATE people SET is_seeded = 1 WHERE last_name = 'Demo';
`
