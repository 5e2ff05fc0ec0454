import type { Database } from '../database/open-database.ts'
import { addPerson } from './add-person.ts'
import { hashPassword } from './password.ts'

export interface Registration {
  username: string
  email: string
  password: string
}

/** The new person's id; undefined if name or address is taken. */
export async function registerPerson(
  accounts: Database,
  { username, email, password }: Registration
): Promise<string | undefined> {
  const passwordHash = await hashPassword(password)
  return accounts.transaction(() =>
    addPerson(accounts, {
      username: username.trim().toLowerCase(),
      passwordHash,
      firstName: '',
      lastName: '',
      email
    })
  )
}
