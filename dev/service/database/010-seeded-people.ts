/**
 * Marks seeded people. In older folders they are those with a last name: nobody
 * else was ever given one, and nobody can change it.
 */
export const seededPeople = `
ALTER TABLE people ADD COLUMN is_seeded INTEGER NOT NULL DEFAULT 0
  CHECK (is_seeded IN (0, 1));

UPDATE people SET is_seeded = 1 WHERE last_name = 'Demo';
`
