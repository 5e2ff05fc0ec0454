import type { Database } from '../database/open-database.ts'
import { hashPassword } from './password.ts'

export interface Registration {
  username: string
  email: string
  password: string
}

/** The new person's id; undefined when somebody has that name already. */
export async function registerPerson(
  accounts: Database,
  { username, email, password }: Registration
): Promise<string | undefined> {
  const name = username.trim().toLowerCase()
  const hash = await hashPassword(password)
  return accounts.transaction(() => {
    const taken = accounts.all('SELECT 1 FROM people WHERE username = ?', name)
    if (taken.length > 0) return undefined
    const [last] = accounts.all<{ id: number; customer: number }>(
      `SELECT max(CAST(id AS INTEGER)) AS id,
         max(CAST(customer_id AS INTEGER)) AS customer FROM people`
    )
    const id = String((last?.id ?? 7_100_000) + 1)
    accounts.run(
      `INSERT INTO people (id, username, password_hash, first_name, last_name,
         email, language, customer_id) VALUES (?, ?, ?, '', '', ?, 'en', ?)`,
      id,
      name,
      hash,
      email,
      String((last?.customer ?? 3_300_000) + 1)
    )
    return id
  })
}
