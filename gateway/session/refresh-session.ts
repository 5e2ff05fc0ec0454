import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import { TokenGrant } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { decrypt, encrypt } from '../sealing/cipher.ts'
import { digest } from '../sealing/digest.ts'
import { deriveKey } from '../sealing/sealer.ts'
import { requestToken } from '../service/request-token.ts'
import { inGroup, type Change } from '../core/store.ts'
import { toGranted } from './grant.ts'
import { nextSession, rotationChange, currentRefreshToken } from './rotation.ts'
import {
  checkSession,
  deniedKey,
  sessionExpired,
  openHandle,
  type SessionContent
} from './session.ts'

/** Longer than the three calls to the service can take. */
const leaseDuration = 65_000
const replyLifetime = 30_000
const pause = 100

/**
 * Returns a new access token for a handle. A service may revoke a refresh
 * token after its first use. Therefore a session is refreshed once at a time,
 * on all instances together; simultaneous requests and retries get the same
 * reply.
 */
export async function refreshSession(
  core: Core,
  handle: string
): Promise<TokenGrant> {
  const session = openHandle(core, handle)
  if (!session) throw sessionExpired()
  const lease = `refreshing:${session.id}`
  const owner = Buffer.from(core.randomBytes(8)).toString('hex')
  const deadline = core.now() + leaseDuration
  while (core.now() < deadline) {
    await checkSession(core, session)
    const saved = await loadReply(core, session, handle)
    if (saved) return saved
    const leaseEnd = core.now() + leaseDuration
    const isClaimed = await core.store.claim(lease, owner, leaseEnd)
    if (isClaimed) {
      return refreshExclusively(core, session, handle, { lease, owner })
    }
    await wait(pause)
  }
  throw new ClearedError('timed-out', 'Another refresh takes too long.')
}

async function refreshExclusively(
  core: Core,
  session: SessionContent,
  handle: string,
  { lease, owner }: { lease: string; owner: string }
): Promise<TokenGrant> {
  try {
    const saved = await loadReply(core, session, handle)
    if (saved) return saved
    const refreshToken = await currentRefreshToken(core, session)
    const grant = {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      expires: 'true'
    }
    const token = await requestToken(core, grant, 'session-expired')
    const next = nextSession(core, session, token.refreshToken ?? refreshToken)
    // Save first: later calls may fail, and the old token may be revoked.
    await core.store.change([rotationChange(core, next)])
    const granted = await toGranted(core, token, next)
    const conflict = await core.store.change([
      // The person may have signed out in the meantime.
      { key: deniedKey(session.id), expected: null },
      replyChange(core, session, handle, granted)
    ])
    if (conflict !== null) throw sessionExpired()
    return granted
  } finally {
    await core.store.release(lease, owner).catch(() => {
      // The lease expires by itself; `guardStore` has logged the error.
    })
  }
}

/** Encrypted with a key from the handle, which the gateway does not store. */
function replyChange(
  core: Core,
  session: SessionContent,
  handle: string,
  granted: TokenGrant
): Change {
  const secret = deriveKey(handle, 'refresh reply', session.id)
  const text = JSON.stringify(granted)
  const value = encrypt(secret, core.randomBytes(12), text, session.id)
  const endsAt = core.now() + replyLifetime
  return { key: replyKey(session, handle), next: { value, endsAt } }
}

async function loadReply(
  core: Core,
  session: SessionContent,
  handle: string
): Promise<TokenGrant | null> {
  const sealed = await core.store.get(replyKey(session, handle))
  const secret = deriveKey(handle, 'refresh reply', session.id)
  const text = sealed === null ? null : decrypt(secret, sealed, session.id)
  return text === null ? null : v.parse(TokenGrant, JSON.parse(text))
}

function replyKey(session: SessionContent, handle: string): string {
  return inGroup(session.id, `refreshed:${session.id}:${digest(handle)}`)
}
