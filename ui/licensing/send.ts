import { toErrorData } from '../../contract/errors.ts'
import type { ErrorCode, ErrorData } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { Purchase } from '../../contract/gateway.ts'
import { withBearer } from '../api/bearer.ts'
import { fetchPurchase, postPurchase } from '../api/gateway.ts'
import { platform } from '../platform.ts'

/** What is known of an attempt after it was sent. */
export type Answer =
  | { kind: 'purchase'; purchase: Purchase }
  /** The gateway never saw it: nothing was licensed. */
  | { kind: 'never-sent'; error: ErrorData }
  | { kind: 'silence' }

/** Refusals by the gateway itself, before it forwards anything. */
const refusals: readonly ErrorCode[] = [
  'purchase-open',
  'purchase-not-sent',
  'bad-request',
  'not-allowed',
  'rate-limited',
  'session-expired',
  'signed-out',
  'token-invalid',
  'token-lacks-scope'
]

/** Nothing is ever forwarded with a bearer of which this is said. */
const certain: readonly ErrorCode[] = ['session-expired', 'token-invalid']

const pauses = [1000, 3000, 6000]

/**
 * Sends an attempt once. Whatever comes but a reply, the gateway is asked
 * what it saw: a browser may have repeated the request by itself.
 */
export async function sendPurchase(request: PurchaseRequest): Promise<Answer> {
  try {
    const purchase = await withBearer(bearer => postPurchase(request, bearer), {
      mayRepeat: false
    })
    return { kind: 'purchase', purchase }
  } catch (error) {
    const data = toErrorData(error)
    return refusals.includes(data.code)
      ? askAfterRefusal(request.attempt, data)
      : askAfterSilence(request.attempt)
  }
}

/**
 * What the gateway remembers; null when it never saw the attempt and, having
 * been asked, never will; `undefined` when it cannot be asked.
 */
export async function askGateway(
  attempt: string
): Promise<Purchase | null | undefined> {
  try {
    return await withBearer(bearer => fetchPurchase(attempt, bearer))
  } catch {
    return undefined // no answer is no knowledge, and the caller goes on
  }
}

/** The gateway may have written down that it sent nothing, and why not. */
async function askAfterRefusal(
  attempt: string,
  error: ErrorData
): Promise<Answer> {
  const purchase = await askGateway(attempt)
  const isSent = purchase?.items.some(({ outcome }) => outcome !== 'not-sent')
  if (purchase && isSent) return { kind: 'purchase', purchase }
  const isSure = purchase !== undefined || certain.includes(error.code)
  return isSure ? { kind: 'never-sent', error } : { kind: 'silence' }
}

async function askAfterSilence(attempt: string): Promise<Answer> {
  for (const pause of pauses) {
    await platform().wait(pause)
    const purchase = await askGateway(attempt)
    if (purchase) return { kind: 'purchase', purchase }
    if (purchase === null) return { kind: 'never-sent', error: neverSeen }
  }
  return { kind: 'silence' }
}

const neverSeen: ErrorData = {
  code: 'purchase-not-sent',
  message: 'The gateway never saw the request.'
}
