import { licenseImages } from '../../contract/api/image-license-endpoints.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import { toLicenseOrder } from '../../contract/license-order.ts'
import type { Core } from '../core/core.ts'
import { readBytes } from '../http/read-bytes.ts'
import { timeLimitOf, userAgent } from '../service/call-service.ts'

/** Well below the length of a lease. */
const timeLimit = 50_000

/** Of a reply about 50 assets; several times what one needs. */
const largestReply = 1024 * 1024

/**
 * One license call. A body that is not JSON is undefined; rejects when there
 * is no whole reply.
 */
export async function sendLicenses(
  core: Core,
  bearer: string,
  items: readonly PurchaseItem[],
  note: string | null
): Promise<{ status: number; body: unknown }> {
  const images = items.map(item => toLicenseOrder(item, note))
  const response = await core.fetch(core.config.service + licenseImages.path, {
    method: licenseImages.method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'User-Agent': userAgent,
      // A connection of its own: the service may close a reused one just then,
      // and nobody would know whether the request had arrived.
      Connection: 'close'
    },
    body: JSON.stringify({ images }),
    // A redirected POST would arrive twice.
    redirect: 'manual',
    signal: timeLimitOf(core, timeLimit)
  })
  const tooLarge = new Error('The reply to a purchase is over 1 MB')
  const bytes = await readBytes(response.body, largestReply, tooLarge)
  return { status: response.status, body: parse(bytes) }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined // an unreadable reply is judged as unknown
  }
}
