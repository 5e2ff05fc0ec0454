import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorData } from '../../../contract/errors.ts'
import type { PurchaseRequest } from '../../../contract/gateway-requests.ts'
import type { PurchaseOutcome } from '../../../contract/gateway.ts'
import {
  isRefusal,
  readLicenseResults,
  usualWait
} from '../../../contract/license-results.ts'
import { withBearer } from '../../api/bearer.ts'
import { postLicenses } from '../../api/licenses.ts'
import type { Answer } from './send.ts'

/**
 * Sends an attempt once, as far as the panel knows. Without a gateway to
 * remember it, only licenses that were granted are certain.
 */
export async function sendDirectly(
  request: PurchaseRequest,
  accountId: string
): Promise<Answer> {
  const { attempt, mediaType = 'image' } = request
  const assetIds = request.items.map(({ assetId }) => assetId)
  let hasLeft = false
  try {
    const results = await withBearer(
      bearer => {
        hasLeft = true
        return postLicenses(request, bearer)
      },
      { mayRepeat: false, accountId }
    )
    const items = readLicenseResults(mediaType, assetIds, results)
    return { kind: 'purchase', purchase: { attempt, items } }
  } catch (thrown) {
    const error = toErrorData(thrown)
    if (!hasLeft) return { kind: 'never-sent', error }
    const refusal = readRefusal(error)
    if (!refusal) return { kind: 'silence' }
    const no = { outcome: 'refused', charge: null, download: null } as const
    const items = assetIds.map(assetId => ({ assetId, ...no, ...refusal }))
    return { kind: 'purchase', purchase: { attempt, items } }
  }
}

/** Null unless the service itself refused and says why. */
function readRefusal({
  data = {}
}: ErrorData): Pick<PurchaseOutcome, 'reason' | 'retryAfter'> | null {
  const { status, explanation: reason, retryAfter } = data
  if (typeof status !== 'number' || !isRefusal(status)) return null
  if (typeof reason !== 'string' || reason === '') return null
  if (status !== 429) return { reason }
  const isKnown = typeof retryAfter === 'number'
  return { reason, retryAfter: isKnown ? retryAfter / 1000 : usualWait }
}
