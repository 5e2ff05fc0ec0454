import type { Granted } from '../../contract/gateway.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core.ts'
import { readPersonName } from '../service/person-name.ts'
import type { ExpiringToken } from '../service/request-token.ts'
import { readTokenOwner } from '../service/token-details.ts'
import { sealHandle, type SessionContent } from './session.ts'

/** Without these the panel cannot do its work. */
const needed = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

/**
 * Checks a new token with the service and turns it into what the panel gets.
 * `userId` is known when a session is refreshed: it must not change hands.
 */
export async function toGranted(
  core: Core,
  token: ExpiringToken,
  session: Omit<SessionContent, 'userId'> & { userId: string | null }
): Promise<Granted> {
  const owner = await readTokenOwner(core, token.accessToken)
  if (owner.expiresIn === null) {
    throw new ClearedError(
      'token-invalid',
      'The service answered a token that never expires; it was not used.'
    )
  }
  if (session.userId !== null && session.userId !== owner.userId) {
    throw new ClearedError(
      'token-invalid',
      'The service answered a token of another person; it was not used.'
    )
  }
  const missing = needed.filter(scope => !owner.scopes.includes(scope))
  if (missing.length) {
    throw new ClearedError(
      'token-lacks-scope',
      `The service did not grant ${missing.join(', ')}.`
    )
  }
  const { accessToken, expiresAt } = token
  const { userId, userName, scopes } = owner
  const content = { ...session, userId }
  return {
    accessToken,
    expiresAt: Math.min(expiresAt, session.endsAt),
    handle: sealHandle(core, content),
    userId,
    userName: await readPersonName(core, accessToken, userName),
    scopes
  }
}
