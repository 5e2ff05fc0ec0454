import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import { hashSecret, secretText } from './secret-text.ts'

export type Realm = 'customer' | 'contributor'

/** Owner and permissions of a token. */
export interface Grant {
  clientId: string
  /** Null for a token of the application itself. */
  person: string | null
  scopes: string[]
  realm: Realm
}

export interface LiveToken extends Grant {
  /** Null if it never expires. */
  endsAt: number | null
}

type Kind = 'lasting' | 'hourly' | 'refresh'

interface Row {
  kind: Kind
  client_id: string
  person: string | null
  scopes: string
  realm: Realm
  ends_at: number | null
}

/** Lifetime of an expiring token in seconds. */
export const tokenSeconds = 3600

const prefixes: Record<Kind, string> = {
  lasting: 'v2/',
  hourly: '1/',
  refresh: '3/'
}

/**
 * Creates a token and stores its hash. Deletes expired tokens. Throws 401 if
 * the application is no longer registered.
 */
export function issueToken(core: Core, kind: Kind, grant: Grant): string {
  const token = prefixes[kind] + secretText()
  core.accounts.run('DELETE FROM tokens WHERE ends_at <= ?', core.now())
  const inserted = core.accounts.run(
    `INSERT INTO tokens SELECT ?, ?, client_id, ?, ?, ?, ?
     FROM applications WHERE client_id = ?`,
    hashSecret(token),
    kind,
    grant.person,
    grant.scopes.join(' '),
    grant.realm,
    kind === 'hourly' ? core.now() + tokenSeconds * 1000 : null,
    grant.clientId
  )
  if (inserted === 1) return token
  const message = 'This application is no longer registered'
  throw new ServiceError(401, {
    message,
    error: 'invalid_client',
    error_description: message
  })
}

/** The grant of a valid access token. */
export function findToken(core: Core, token: string): LiveToken | undefined {
  return findValid(core, token, ['lasting', 'hourly'])
}

/** Undefined if it is unknown, expired or not a refresh token. */
export function findRefreshToken(
  core: Core,
  token: string
): LiveToken | undefined {
  return findValid(core, token, ['refresh'])
}

function findValid(
  core: Core,
  token: string,
  kinds: Kind[]
): LiveToken | undefined {
  const [row] = core.accounts.first<Row>(
    'SELECT * FROM tokens WHERE hash = ?',
    hashSecret(token)
  )
  if (!row || !kinds.includes(row.kind)) return undefined
  if (row.ends_at !== null && row.ends_at <= core.now()) return undefined
  return {
    clientId: row.client_id,
    person: row.person,
    scopes: row.scopes.split(' ').filter(Boolean),
    realm: row.realm,
    endsAt: row.ends_at
  }
}
