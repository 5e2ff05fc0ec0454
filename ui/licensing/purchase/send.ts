import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { PurchaseRequest } from '../../../contract/gateway-requests.ts'
import type { Purchase } from '../../../contract/gateway.ts'
import { withBearer } from '../../api/bearer.ts'
import { checkGateway, fetchPurchase, postPurchase } from '../../api/gateway.ts'
import { platform } from '../../platform/platform.ts'

/** What is known of an attempt after it was sent. */
export type Answer =
  | { kind: 'purchase'; purchase: Purchase }
  /** Nothing was licensed and nothing will be. */
  | { kind: 'never-sent'; error: ErrorData }
  | { kind: 'silence' }

const pauses = [1000, 3000, 6000]

/**
 * Sends an attempt once. After any failure, asks the gateway what it received:
 * a browser may have repeated the request by itself, so a refusal may answer
 * the second copy while the first succeeded.
 */
export async function sendPurchase(
  request: PurchaseRequest,
  accountId: string,
  epoch: string
): Promise<Answer> {
  let hasLeft = false
  try {
    const purchase = await withBearer(
      bearer => {
        hasLeft = true
        return postPurchase(request, bearer)
      },
      { mayRepeat: false, mustBeFresh: true, accountId }
    )
    return { kind: 'purchase', purchase }
  } catch (thrown) {
    const error = toErrorData(thrown)
    // A foreign token is refused for every copy of the request.
    const isCertain = !hasLeft || error.code === 'token-foreign'
    if (isCertain) return { kind: 'never-sent', error }
    return askAfter(error, request.attempt, accountId, epoch)
  }
}

/**
 * What the gateway remembers. Null when it never received the attempt and,
 * having been asked, never will; `undefined` when it cannot be reached.
 */
export async function askGateway(
  attempt: string,
  accountId: string
): Promise<Purchase | null | undefined> {
  try {
    return await withBearer(bearer => fetchPurchase(attempt, bearer), {
      accountId
    })
  } catch {
    return undefined // no answer proves nothing
  }
}

/** The gateway may have recorded that it sent nothing, and why. */
async function askAfter(
  error: ErrorData,
  attempt: string,
  accountId: string,
  epoch: string
): Promise<Answer> {
  const isReply = error.data?.['status'] !== undefined
  for (const pause of isReply ? [0, ...pauses] : pauses) {
    if (pause > 0) await platform().wait(pause)
    const purchase = await askGateway(attempt, accountId)
    if (purchase === undefined) continue
    // A proxy, or a gateway that lost its store, knows nothing.
    if (!purchase && !(await isSameStore(epoch))) return { kind: 'silence' }
    const isSent = purchase?.items.some(({ outcome }) => outcome !== 'not-sent')
    if (purchase && isSent) return { kind: 'purchase', purchase }
    return { kind: 'never-sent', error: isReply ? error : neverSeen }
  }
  return { kind: 'silence' }
}

/** Whether the gateway still has the store from before the purchase. */
async function isSameStore(epoch: string): Promise<boolean> {
  if (epoch === '') return false // an older gateway does not say
  return (await checkGateway().catch(() => null)) === epoch
}

const neverSeen: ErrorData = {
  code: 'purchase-not-sent',
  message: 'The gateway never saw the request.'
}
