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
 * Sends an attempt once. Whatever comes but a reply, the gateway is asked
 * what it saw: a browser may have repeated the request by itself, so a
 * refusal can be the answer to the second copy of what the first one did.
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
      { mayRepeat: false, mustBeFresh: true, of: accountId }
    )
    return { kind: 'purchase', purchase }
  } catch (thrown) {
    const error = toErrorData(thrown)
    // A token is for another application from the first copy to the last.
    const isCertain = !hasLeft || error.code === 'token-foreign'
    if (isCertain) return { kind: 'never-sent', error }
    return askAfter(error, request.attempt, accountId, epoch)
  }
}

/**
 * What the gateway remembers; null when it never saw the attempt and, having
 * been asked, never will; `undefined` when it cannot be asked.
 */
export async function askGateway(
  attempt: string,
  accountId: string
): Promise<Purchase | null | undefined> {
  try {
    return await withBearer(bearer => fetchPurchase(attempt, bearer), {
      of: accountId
    })
  } catch {
    return undefined // no answer is no knowledge, and the caller goes on
  }
}

/** It may have written down that it sent nothing, and why not. */
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
    // A proxy, or a gateway that forgot everything, knows of nothing.
    if (!purchase && !(await isSameStore(epoch))) return { kind: 'silence' }
    const isSent = purchase?.items.some(({ outcome }) => outcome !== 'not-sent')
    if (purchase && isSent) return { kind: 'purchase', purchase }
    return { kind: 'never-sent', error: isReply ? error : neverSeen }
  }
  return { kind: 'silence' }
}

/** Whether the gateway still has the store of when it was asked for that. */
async function isSameStore(epoch: string): Promise<boolean> {
  if (epoch === '') return false // an older gateway, which cannot tell
  return (await checkGateway().catch(() => null)) === epoch
}

const neverSeen: ErrorData = {
  code: 'purchase-not-sent',
  message: 'The gateway never saw the request.'
}
