import type { TokenGrant } from '../../contract/gateway.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { readPersonName } from '../service/person-name.ts'
import type { ExpiringToken } from '../service/request-token.ts'
import { readTokenOwner } from '../service/token-details.ts'
import { sealHandle, type NewSession } from './session.ts'

/** The panel cannot work without these scopes. */
const requiredScopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view'
]

/**
 * Checks a new token with the service and returns the panel's session.
 * `userId` is set when a session is refreshed: the token must have the same
 * owner.
 */
export async function toGranted(
  core: Core,
  token: ExpiringToken,
  session: Omit<NewSession, 'userId'> & { userId: string | null }
): Promise<TokenGrant> {
  const owner = await readTokenOwner(core, token.accessToken)
  if (owner.expiresIn === null) {
    throw new ClearedError(
      'token-invalid',
      'The service sent a token that never expires; it was not used.'
    )
  }
  if (session.userId !== null && session.userId !== owner.userId) {
    throw new ClearedError(
      'token-invalid',
      'The service sent a token of another person; it was not used.'
    )
  }
  const missing = requiredScopes.filter(scope => !owner.scopes.includes(scope))
  if (missing.length) {
    throw new ClearedError(
      'token-lacks-scope',
      `The service did not grant ${missing.join(', ')}.`
    )
  }
  const { accessToken } = token
  const { userId, userName, scopes } = owner
  const handle = sealHandle(core, { ...session, userId })
  const name = await readPersonName(core, accessToken, userName)
  const expiresAt = Math.min(token.expiresAt, session.endsAt)
  const expiresIn = secondsUntil(core, expiresAt)
  return {
    accessToken,
    expiresIn,
    expiresAt,
    handle,
    userId,
    userName: name,
    scopes
  }
}

/** Maximum age in seconds of a repeated reply. */
const maxReplyAge = 60

/**
 * Updates `expiresIn` of a saved reply. Another instance, whose clock differs,
 * may have saved it.
 */
export function updateExpiry(core: Core, granted: TokenGrant): TokenGrant {
  const { expiresAt = core.now() } = granted // gateways always send it
  const left = secondsUntil(core, expiresAt)
  const max = granted.expiresIn ?? left
  const expiresIn = Math.max(max - maxReplyAge, Math.min(max, left))
  return { ...granted, expiresIn }
}

function secondsUntil(core: Core, time: number): number {
  return Math.max(0, Math.floor((time - core.now()) / 1000))
}
