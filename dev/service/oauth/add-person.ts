import type { Database } from '../database/open-database.ts'
import { findByEmail } from './people.ts'

export interface NewPerson {
  username: string
  passwordHash: string
  firstName: string
  lastName: string
  /** Empty if unknown. */
  email: string
  /** `en` if left out. */
  language?: string
  contributorId?: string
  organizationId?: string
  /** True if left out. */
  mayLicense?: boolean
  isReseller?: boolean
  /** For demo accounts, whose passwords are public. */
  isSeeded?: boolean
}

/**
 * Adds a person and returns the id; undefined if the name or e-mail address is
 * taken. Call it inside a transaction.
 */
export function addPerson(
  accounts: Database,
  person: NewPerson
): string | undefined {
  const { username, email } = person
  const taken = accounts.all(
    'SELECT 1 FROM people WHERE username = ?',
    username
  )
  const isTaken = taken.length > 0 || findByEmail(accounts, email).length > 0
  if (isTaken) return undefined
  const [last] = accounts.all<{ id: number | null; customer: number | null }>(
    `SELECT max(CAST(id AS INTEGER)) AS id,
       max(CAST(customer_id AS INTEGER)) AS customer FROM people`
  )
  const id = String((last?.id ?? 7_100_000) + 1)
  const row = {
    id,
    username,
    password_hash: person.passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    email,
    language: person.language ?? 'en',
    customer_id: String((last?.customer ?? 3_300_000) + 1),
    contributor_id: person.contributorId ?? null,
    organization_id: person.organizationId ?? null,
    may_license: Number(person.mayLicense ?? true),
    is_reseller: Number(person.isReseller ?? false),
    is_seeded: Number(person.isSeeded ?? false)
  }
  const columns = Object.keys(row)
  accounts.run(
    `INSERT INTO people (${columns.join(', ')})
     VALUES (${columns.map(() => '?').join(', ')})`,
    ...Object.values(row)
  )
  return id
}
