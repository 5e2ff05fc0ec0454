import type { Context } from 'hono'
import { isBearerToken } from '../../contract/session.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import { readTokenOwner } from '../service/token-details.ts'

/** The signed-in person of a request. */
export interface Caller {
  /** Must not be stored or logged. */
  bearer: string
  userId: string
  /** Digest of service and user id. */
  account: string
}

/** Reads the bearer token of a request and checks it with the service. */
export async function readCaller(
  core: Core,
  context: Context
): Promise<Caller> {
  const header = context.req.header('Authorization') ?? ''
  const bearer = /^Bearer (.+)$/i.exec(header)?.[1]
  if (bearer === undefined || !isBearerToken(bearer)) {
    throw new ClearedError('signed-out', 'Licensing requires a sign-in.')
  }
  // An expired token is `signed-out`, so that the panel refreshes it.
  const { userId } = await readTokenOwner(core, bearer, 'signed-out')
  const account = digest(`${core.config.service}\n${userId}`)
  return { bearer, userId, account }
}
