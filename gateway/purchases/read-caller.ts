import type { Context } from 'hono'
import { isBearerToken } from '../../contract/bearer-token.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Core } from '../core/core.ts'
import { digest } from '../sealing/digest.ts'
import { readTokenOwner } from '../service/token-details.ts'

/** Who is asking. The bearer is neither stored nor logged. */
export interface Buyer {
  bearer: string
  userId: string
  /** Digest of service and user id. */
  account: string
}

/** The person of a request, whose token the service vouches for. */
export async function readBuyer(core: Core, context: Context): Promise<Buyer> {
  const header = context.req.header('Authorization') ?? ''
  const bearer = /^Bearer (.+)$/i.exec(header)?.[1]
  if (bearer === undefined || !isBearerToken(bearer)) {
    throw new ClearedError('signed-out', 'Licensing needs a signed-in person.')
  }
  // It may have just ended: the panel refreshes it, or asks for a sign-in.
  const { userId } = await readTokenOwner(core, bearer, 'signed-out')
  const account = digest(`${core.config.service}\n${userId}`)
  return { bearer, userId, account }
}
