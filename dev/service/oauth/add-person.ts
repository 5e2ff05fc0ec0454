import type { Database } from '../database/open-database.ts'
import { findByEmail } from './people.ts'

/** Roles and limits of a person. */
export interface Standing {
  contributorId?: string
  organizationId?: string
  /** True if left out. */
  mayLicense?: boolean
  isReseller?: boolean
}

export interface NewPerson extends Standing {
  username: string
  passwordHash: string
  firstName: string
  lastName: string
  /** Empty if unknown. */
  email: string
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
  accounts.run(
    `INSERT INTO people (id, username, password_hash, first_name, last_name,
       email, language, customer_id, contributor_id, organization_id,
       may_license, is_reseller, is_seeded)
     VALUES (?, ?, ?, ?, ?, ?, 'en', ?, ?, ?, ?, ?, ?)`,
    id,
    username,
    person.passwordHash,
    person.firstName,
    person.lastName,
    email,
    String((last?.customer ?? 3_300_000) + 1),
    person.contributorId ?? null,
    person.organizationId ?? null,
    Number(person.mayLicense ?? true),
    Number(person.isReseller ?? false),
    Number(person.isSeeded ?? false)
  )
  return id
}
