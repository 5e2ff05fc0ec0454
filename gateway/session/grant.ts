import type { Granted } from '../../contract/gateway.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { readPersonName } from '../service/person-name.ts'
import type { ExpiringToken } from '../service/request-token.ts'
import { readTokenOwner } from '../service/token-details.ts'
import { sealHandle, type NewSession } from './session.ts'

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
  session: Omit<NewSession, 'userId'> & { userId: string | null }
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

/** Seconds; a reply is given again for at most so long. */
const oldestReply = 60

/**
 * The reply at this moment: of one that was kept a while the token has less
 * left. Another instance may have kept it, whose clock differs.
 */
export function countDown(core: Core, granted: Granted): Granted {
  const { expiresAt = core.now() } = granted // ours always say
  const left = secondsUntil(core, expiresAt)
  const most = granted.expiresIn ?? left
  const least = Math.max(0, most - oldestReply)
  return { ...granted, expiresIn: Math.max(least, Math.min(most, left)) }
}

function secondsUntil(core: Core, time: number): number {
  return Math.max(0, Math.floor((time - core.now()) / 1000))
}
