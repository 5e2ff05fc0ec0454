import * as v from 'valibot'
import { toErrorData } from '../../contract/errors.ts'
import type { PurchaseRequest } from '../../contract/gateway-requests.ts'
import type { PurchaseOutcome } from '../../contract/gateway.ts'
import { withBearer } from '../api/bearer.ts'
import { postLicenses } from '../api/licenses.ts'
import type { Answer } from './send.ts'

const Result = v.object({
  image_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  allotment_charge: v.fallback(v.nullish(v.number()), null),
  download: v.nullish(v.object({ url: v.string() })),
  error: v.nullish(v.string())
})

/** Never a "no" though they are 4xx: the work may have been done. */
const doubtful = [408, 409]

/**
 * Sends an attempt once as far as this panel can tell, without a gateway that
 * would know: only what was licensed is certain.
 */
export async function sendDirectly(
  request: PurchaseRequest,
  accountId: string
): Promise<Answer> {
  const { attempt, items } = request
  const outcome = (assetId: string, said: Partial<PurchaseOutcome>) =>
    ({ ...unknown, assetId, ...said }) satisfies PurchaseOutcome
  let hasLeft = false
  try {
    const results = await withBearer(
      bearer => {
        hasLeft = true
        return postLicenses(request, bearer)
      },
      { mayRepeat: false, of: accountId }
    )
    const said = items.map(({ assetId }) =>
      outcome(assetId, readResult(assetId, results))
    )
    return { kind: 'purchase', purchase: { attempt, items: said } }
  } catch (thrown) {
    const error = toErrorData(thrown)
    if (!hasLeft) return { kind: 'never-sent', error }
    const { status, explanation } = error.data ?? {}
    const isNo =
      typeof status === 'number' &&
      status >= 400 &&
      status < 500 &&
      !doubtful.includes(status)
    if (!isNo) return { kind: 'silence' }
    const no = { outcome: 'refused', reason: String(explanation) } as const
    const said = items.map(({ assetId }) => outcome(assetId, no))
    return { kind: 'purchase', purchase: { attempt, items: said } }
  }
}

/** Of an asset that is there once, with a file or an error. */
function readResult(
  assetId: string,
  results: readonly unknown[]
): Partial<PurchaseOutcome> {
  const own = results.flatMap(one => {
    const read = v.safeParse(Result, one)
    return read.success && read.output.image_id === assetId ? read.output : []
  })
  const [result] = own
  if (own.length !== 1 || !result) return {}
  const { allotment_charge: charge = null, error } = result
  const download = result.download?.url
  if (download && !error) return { outcome: 'paid', charge, download }
  return error && !download ? { outcome: 'refused', reason: error } : {}
}

const unknown = {
  outcome: 'unknown',
  charge: null,
  download: null,
  reason: null
} as const
