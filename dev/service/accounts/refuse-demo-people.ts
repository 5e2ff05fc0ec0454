import type { Database } from '../database/open-database.ts'

/** Throws when a data folder has people whose passwords are public. */
export function refuseDemoPeople(accounts: Database): void {
  const [found] = accounts.first<{ username: string }>(
    'SELECT username FROM people WHERE is_seeded = 1 ORDER BY id LIMIT 1'
  )
  if (!found) return
  throw new Error(
    `The data folder has demo people, such as ${found.username}, whose passwords are public. Use a new folder.`
  )
}
