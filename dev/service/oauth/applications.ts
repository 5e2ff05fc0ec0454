import { shortCache } from '../database/short-cache.ts'
import type { Database } from '../database/open-database.ts'
import { isAtHost } from './hosts.ts'
import type { Product } from './products.ts'
import { hashSecret, isSameText } from './secret-text.ts'

export interface Application {
  clientId: string
  name: string
  /** Host names, optionally restricted to a port or path. */
  callbackHosts: string[]
  /** Host and path of pages that may send the key without a secret. */
  referers: string[]
  products: Product[]
  /** Has a free API subscription: a limited library and no licenses. */
  isFree: boolean
}

interface Row {
  client_id: string
  secret_hash: string
  name: string
  callback_hosts: string
  referers: string
  products: string
  is_free: number
}

interface Known {
  application: Application
  secretHash: string
}

/** Cached, as every request needs one. */
const loadApplication = shortCache<Known>((accounts, clientId) => {
  const [row] = accounts.first<Row>(
    'SELECT * FROM applications WHERE client_id = ?',
    clientId
  )
  return row && { application: fromRow(row), secretHash: row.secret_hash }
})

/** Undefined if unknown. */
export function findApplication(
  accounts: Database,
  clientId: string
): Application | undefined {
  return loadApplication(accounts, clientId)?.application
}

/** The application if the secret is correct. */
export function authenticateApplication(
  accounts: Database,
  clientId: string,
  secret: string
): Application | undefined {
  const known = loadApplication(accounts, clientId)
  const isOwn = isSameText(hashSecret(secret), known?.secretHash ?? '')
  return isOwn ? known?.application : undefined
}

/** Registers an application or updates a known one. */
export function saveApplication(
  accounts: Database,
  application: Application,
  secret: string
): void {
  accounts.run(
    `INSERT INTO applications (client_id, secret_hash, name, callback_hosts,
       referers, products, is_free) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (client_id) DO UPDATE SET
       secret_hash = excluded.secret_hash, name = excluded.name,
       callback_hosts = excluded.callback_hosts, referers = excluded.referers,
       products = excluded.products, is_free = excluded.is_free`,
    application.clientId,
    hashSecret(secret),
    application.name,
    JSON.stringify(application.callbackHosts),
    JSON.stringify(application.referers),
    JSON.stringify(application.products),
    Number(application.isFree)
  )
}

/** Whether a page may send the application's key without its secret. */
export function isReferer(application: Application, text: string): boolean {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol)) return false
  return application.referers.some(page => isAtHost(address, page))
}

function fromRow(row: Row): Application {
  return {
    clientId: row.client_id,
    name: row.name,
    callbackHosts: JSON.parse(row.callback_hosts) as string[], // as saved above
    referers: JSON.parse(row.referers) as string[], // likewise
    products: JSON.parse(row.products) as Product[], // likewise
    isFree: row.is_free === 1
  }
}
