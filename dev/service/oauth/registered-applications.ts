import type { Core } from '../core/core.ts'
import type { Database } from '../database/open-database.ts'
import {
  findApplication,
  saveApplication,
  type Application
} from './applications.ts'
import { hashSecret, secretText } from './secret-text.ts'

/** Details that a person enters to register an application. */
export interface Registration extends Omit<Application, 'clientId'> {
  company: string
  website: string
  intendedUse: string
  description: string
}

export interface RegisteredApplication extends Application, Registration {
  /**
   * Used in addresses instead of the key: addresses are logged, keys are not.
   */
  handle: string
  /** Milliseconds since 1970. */
  registeredAt: number
}

interface Row {
  client_id: string
  company: string
  website: string
  intended_use: string
  description: string
  registered_at: number
}

/** Prevents one account from filling the database. */
export const maxApplications = 20

/**
 * Registers an application and returns its handle and its secret, which is not
 * stored; undefined if the owner has too many applications.
 */
export function registerApplication(
  core: Pick<Core, 'accounts' | 'now'>,
  owner: string,
  registration: Registration
): { handle: string; secret: string } | undefined {
  const clientId = secretText(15)
  const secret = secretText(24)
  return core.accounts.transaction(() => {
    if (countApplications(core.accounts, owner) >= maxApplications)
      return undefined
    saveApplication(core.accounts, { ...registration, clientId }, secret)
    core.accounts.run(
      'UPDATE applications SET owner = ?, registered_at = ? WHERE client_id = ?',
      owner,
      core.now(),
      clientId
    )
    changeApplication(core, clientId, registration)
    return { handle: handleOf(clientId), secret }
  })
}

/** Updates the details of an application. */
export function changeApplication(
  core: Pick<Core, 'accounts'>,
  clientId: string,
  registration: Registration
): void {
  core.accounts.run(
    `UPDATE applications SET name = ?, callback_hosts = ?, referers = ?,
       products = ?, is_free = ?, company = ?, website = ?, intended_use = ?,
       description = ?
     WHERE client_id = ?`,
    registration.name,
    JSON.stringify(registration.callbackHosts),
    JSON.stringify(registration.referers),
    JSON.stringify(registration.products),
    Number(registration.isFree),
    registration.company,
    registration.website,
    registration.intendedUse,
    registration.description,
    clientId
  )
}

/** A person's own applications, the newest first. */
export function listApplications(
  core: Core,
  owner: string
): RegisteredApplication[] {
  const sql = `SELECT * FROM applications WHERE owner = ?
    ORDER BY registered_at DESC, client_id`
  return core.accounts
    .all<Row>(sql, owner)
    .flatMap(row => fromRow(core, row) ?? [])
}

/** One of a person's own applications. */
export function findOwnApplication(
  core: Core,
  owner: string,
  handle: string
): RegisteredApplication | undefined {
  return listApplications(core, owner).find(one => one.handle === handle)
}

/**
 * Creates a new secret for an application; the previous one becomes invalid.
 */
export function renewSecret(core: Core, clientId: string): string {
  const secret = secretText(24)
  const sql = 'UPDATE applications SET secret_hash = ? WHERE client_id = ?'
  core.accounts.run(sql, hashSecret(secret), clientId)
  return secret
}

/** Deletes an application with its codes and tokens. */
export function deleteApplication(core: Core, clientId: string): void {
  core.accounts.transaction(() => {
    for (const table of ['codes', 'tokens', 'applications']) {
      core.accounts.run(`DELETE FROM ${table} WHERE client_id = ?`, clientId)
    }
  })
}

function countApplications(accounts: Database, owner: string): number {
  const sql = 'SELECT count(*) AS count FROM applications WHERE owner = ?'
  const [found] = accounts.first<{ count: number }>(sql, owner)
  return found?.count ?? 0
}

function fromRow(core: Core, row: Row): RegisteredApplication | undefined {
  const application = findApplication(core.accounts, row.client_id)
  if (!application) return undefined
  return {
    ...application,
    handle: handleOf(row.client_id),
    company: row.company,
    website: row.website,
    intendedUse: row.intended_use,
    description: row.description,
    registeredAt: row.registered_at
  }
}

function handleOf(clientId: string): string {
  return hashSecret(clientId).slice(0, 16)
}
