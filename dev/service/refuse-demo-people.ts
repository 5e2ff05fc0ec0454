import type { Database } from './database/open-database.ts'
import { demoAccounts } from './demo-accounts.ts'

/** Throws when a data folder has people whose passwords are public. */
export function refuseDemoPeople(accounts: Database): void {
  const known = new Set(
    accounts
      .all<{ username: string }>(
        `SELECT username FROM people WHERE email = username || '@example.com'`
      )
      .map(({ username }) => username)
  )
  const found = demoAccounts.find(({ username }) => known.has(username))
  if (!found) return
  throw new Error(
    `The data folder has demo people, such as ${found.username}, whose passwords are public. Use a new folder.`
  )
}
