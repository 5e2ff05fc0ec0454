import type { Database } from '../database/open-database.ts'
import { hashPassword, isPassword } from './password.ts'

export interface Person {
  id: string
  username: string
  firstName: string
  lastName: string
  email: string
  language: string
  customerId: string
  /** Null for people who are not contributors. */
  contributorId: string | null
  /** Null for people without an organization. */
  organizationId: string | null
  mayLicense: boolean
  isReseller: boolean
}

interface Row {
  id: string
  username: string
  password_hash: string
  first_name: string
  last_name: string
  email: string
  language: string
  customer_id: string
  contributor_id: string | null
  organization_id: string | null
  may_license: number
  is_reseller: number
}

/** Undefined if unknown. */
export function findPerson(accounts: Database, id: string): Person | undefined {
  const [row] = accounts.first<Row>('SELECT * FROM people WHERE id = ?', id)
  return row && fromRow(row)
}

/**
 * People with this e-mail address, ignoring case: several in old data folders,
 * else at most one. Nobody for an empty address.
 */
export function findByEmail(accounts: Database, email: string): Person[] {
  const sql = `SELECT * FROM people
    WHERE lower(email) = lower(?) AND email <> ''`
  return accounts.all<Row>(sql, email).map(fromRow)
}

/** Everyone is a customer; contributors have both realms. */
export function hasRealm(
  { contributorId }: Person,
  realm: 'customer' | 'contributor'
): boolean {
  return realm === 'customer' || contributorId !== null
}

/** The person if the password is correct. */
export async function authenticatePerson(
  accounts: Database,
  username: string,
  password: string
): Promise<Person | undefined> {
  const [row] = accounts.all<Row>(
    'SELECT * FROM people WHERE username = ?',
    username.trim().toLowerCase()
  )
  const isTheirs = await isPassword(password, row?.password_hash)
  return row && isTheirs ? fromRow(row) : undefined
}

/**
 * Sets a new password; revokes tokens without expiry, refresh tokens and
 * browser sessions.
 */
export async function changePassword(
  accounts: Database,
  person: Person,
  password: string
): Promise<void> {
  const hash = await hashPassword(password)
  accounts.transaction(() => {
    const sql = 'UPDATE people SET password_hash = ? WHERE id = ?'
    accounts.run(sql, hash, person.id)
    revokeCredentials(accounts, person)
  })
}

/**
 * Sets a new e-mail address and revokes the same as a new password. False if
 * the address is taken.
 */
export function changeEmail(
  accounts: Database,
  person: Person,
  email: string
): boolean {
  return accounts.transaction(() => {
    const owners = findByEmail(accounts, email)
    if (owners.some(({ id }) => id !== person.id)) return false
    const sql = 'UPDATE people SET email = ?, shares_email = 0 WHERE id = ?'
    accounts.run(sql, email, person.id)
    revokeCredentials(accounts, person)
    return true
  })
}

function revokeCredentials(accounts: Database, person: Person): void {
  accounts.run(
    `DELETE FROM tokens WHERE person = ? AND kind IN ('lasting', 'refresh')`,
    person.id
  )
  accounts.run('DELETE FROM codes WHERE person = ?', person.id)
  accounts.run('DELETE FROM sessions WHERE person = ?', person.id)
}

function fromRow(row: Row): Person {
  return {
    id: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    language: row.language,
    customerId: row.customer_id,
    contributorId: row.contributor_id,
    organizationId: row.organization_id,
    mayLicense: row.may_license === 1,
    isReseller: row.is_reseller === 1
  }
}
