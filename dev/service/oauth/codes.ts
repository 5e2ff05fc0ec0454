import type { Core } from '../core/core.ts'
import { hashSecret, secretText } from './secret-text.ts'
import type { Grant, Realm } from './tokens.ts'

const lifetime = 5 * 60_000

interface Row {
  client_id: string
  person: string
  scopes: string
  realm: Realm
  ends_at: number
}

/**
 * Creates a code that can be exchanged once within 5 minutes. Deletes expired
 * codes.
 */
export function issueCode(core: Core, grant: Grant): string {
  const code = secretText()
  core.accounts.run('DELETE FROM codes WHERE ends_at <= ?', core.now())
  core.accounts.run(
    'INSERT INTO codes VALUES (?, ?, ?, ?, ?, ?)',
    hashSecret(code),
    grant.clientId,
    grant.person,
    grant.scopes.join(' '),
    grant.realm,
    core.now() + lifetime
  )
  return code
}

/**
 * Redeems a code; undefined if it is unknown, used, expired or of another
 * application.
 */
export function takeCode(
  core: Core,
  code: string,
  clientId: string
): Grant | undefined {
  const hash = hashSecret(code)
  return core.accounts.transaction(() => {
    const [row] = core.accounts.all<Row>(
      'SELECT * FROM codes WHERE hash = ? AND client_id = ?',
      hash,
      clientId
    )
    core.accounts.run('DELETE FROM codes WHERE hash = ?', hash)
    if (!row || row.ends_at <= core.now()) return undefined
    return {
      clientId,
      person: row.person,
      scopes: row.scopes.split(' ').filter(Boolean),
      realm: row.realm
    }
  })
}
