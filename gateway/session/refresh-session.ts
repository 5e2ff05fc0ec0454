import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'
import { ClearedError } from '../../contract/errors.ts'
import { Granted } from '../../contract/gateway.ts'
import type { Core } from '../core/core.ts'
import { decrypt, encrypt } from '../sealing/cipher.ts'
import { digest } from '../sealing/digest.ts'
import { deriveKey } from '../sealing/sealer.ts'
import { requestToken } from '../service/request-token.ts'
import type { Change } from '../core/store.ts'
import { toGranted } from './grant.ts'
import { nextSession, rotationTo, takeRefreshToken } from './rotation.ts'
import {
  checkSession,
  deniedKey,
  expired,
  openHandle,
  type SessionContent
} from './session.ts'

/** Longer than the three calls to the service may take. */
const leaseLength = 65_000
const repeatLength = 30_000
const pause = 100

/**
 * A new access token for a handle. One refresh at a time per session, on all
 * instances together: a service may end a refresh token with its first use,
 * so the others, and a repeat of a lost reply, get the same answer.
 */
export async function refreshSession(
  core: Core,
  handle: string
): Promise<Granted> {
  const session = openHandle(core, handle)
  if (!session) throw expired()
  await checkSession(core, session)
  const lease = `refreshing:${session.id}`
  const owner = Buffer.from(core.randomBytes(8)).toString('hex')
  const giveUp = core.now() + leaseLength
  while (core.now() < giveUp) {
    const known = await repeated(core, session, handle)
    if (known) return known
    const leaseEnd = core.now() + leaseLength
    const isMine = await core.store.claim(lease, owner, leaseEnd)
    if (isMine) return refreshAlone(core, session, handle, { lease, owner })
    await wait(pause)
  }
  throw new ClearedError('timed-out', 'Another refresh takes too long.')
}

async function refreshAlone(
  core: Core,
  session: SessionContent,
  handle: string,
  { lease, owner }: { lease: string; owner: string }
): Promise<Granted> {
  try {
    const known = await repeated(core, session, handle)
    if (known) return known
    const used = await takeRefreshToken(core, session)
    const grant = {
      grant_type: 'refresh_token',
      refresh_token: used,
      expires: 'true'
    }
    const token = await requestToken(core, grant, 'session-expired')
    const next = nextSession(core, session, token.refreshToken ?? used)
    // At once: the service may fail from here on, and take no older token.
    await core.store.change([rotationTo(core, next)])
    const granted = await toGranted(core, token, next)
    const ended = await core.store.change([
      // It may have been ended while the service was asked.
      { key: deniedKey(session.id), expected: null },
      keptReply(core, session, handle, granted)
    ])
    if (ended !== null) throw expired()
    return granted
  } finally {
    await core.store.release(lease, owner).catch(() => {
      // It ends by itself; the store's guard has logged why.
    })
  }
}

/** Under a key made of the handle, which the gateway does not keep. */
function keptReply(
  core: Core,
  session: SessionContent,
  handle: string,
  granted: Granted
): Change {
  const secret = deriveKey(handle, 'refresh reply', session.id)
  const text = JSON.stringify(granted)
  const value = encrypt(secret, core.randomBytes(12), text, session.id)
  const endsAt = core.now() + repeatLength
  return { key: replyKey(session, handle), next: { value, endsAt } }
}

async function repeated(
  core: Core,
  session: SessionContent,
  handle: string
): Promise<Granted | null> {
  const sealed = await core.store.get(replyKey(session, handle))
  if (sealed === null) return null
  const secret = deriveKey(handle, 'refresh reply', session.id)
  const text = decrypt(secret, sealed, session.id)
  if (text === null) return null
  await checkSession(core, session)
  return v.parse(Granted, JSON.parse(text))
}

function replyKey(session: SessionContent, handle: string): string {
  return `refreshed:${session.id}:${digest(handle)}`
}
