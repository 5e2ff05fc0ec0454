import { mediaRoutes } from '../../contract/api/routes.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import { toLicenseOrders } from '../../contract/license-order.ts'
import type { OrderExtras } from '../../contract/license-order.ts'
import type { Core } from '../core/core.ts'
import { readBytes } from '../http/read-bytes.ts'
import { readRetryAfter } from '../http/retry-after.ts'
import { timeLimitOf, userAgent } from '../service/call-service.ts'

/** Well below `leaseDuration`. */
const timeLimit = 50_000

/** Several times the size of a reply about 50 assets. */
const maxReplyBytes = 1024 * 1024

export interface LicenseReply {
  status: number
  /** Undefined if it is not JSON. */
  body: unknown
  /** Seconds; undefined if the service does not say. */
  retryAfter: number | undefined
}

/**
 * Makes one license call. Rejects if the reply is missing or incomplete.
 */
export async function sendLicenses(
  core: Core,
  bearer: string,
  items: readonly PurchaseItem[],
  extras: OrderExtras
): Promise<LicenseReply> {
  const { path, method } = mediaRoutes[extras.mediaType].license
  const response = await core.fetch(core.config.service + path, {
    method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'User-Agent': userAgent,
      // A new connection: the service may close a reused one at any moment,
      // and then it is unknown whether the request arrived.
      Connection: 'close'
    },
    body: JSON.stringify(toLicenseOrders(items, extras)),
    // Following a redirect would send the POST twice.
    redirect: 'manual',
    signal: timeLimitOf(core, timeLimit)
  })
  const tooLarge = new Error('The reply to a purchase is over 1 MB')
  const bytes = await readBytes(response.body, maxReplyBytes, tooLarge)
  const { status, headers } = response
  const retryAfter = readRetryAfter(headers)?.retryIn
  return { status, body: parse(bytes), retryAfter }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined // the outcomes are `unknown`
  }
}
