import { licenseImages } from '../../contract/api/image-license-endpoints.ts'
import type { PurchaseItem } from '../../contract/gateway-requests.ts'
import type { Core } from '../core.ts'
import { readBytes } from '../http/read-bytes.ts'
import { timeLimitOf, userAgent } from '../service/call-service.ts'

/** Well below the length of a lease. */
const timeLimit = 50_000

/** Of a reply about 50 assets; several times what one needs. */
const largestReply = 1024 * 1024

/**
 * One license call. The note goes behind the person's own words. A body that
 * is not JSON is undefined; rejects when there is no whole reply.
 */
export async function sendLicenses(
  core: Core,
  bearer: string,
  items: readonly PurchaseItem[],
  note: string | null
): Promise<{ status: number; body: unknown }> {
  const images = items.map(item => toImage(item, note))
  const response = await core.fetch(core.config.service + licenseImages.path, {
    method: licenseImages.method,
    headers: {
      Authorization: `Bearer ${bearer}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'User-Agent': userAgent,
      // A connection of its own: one that is used again may be closed by the
      // service just then, and nobody could tell whether it had arrived.
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

function toImage(item: PurchaseItem, note: string | null): object {
  const own = item.metadata ?? {}
  const other = [own.other, note].filter(Boolean).join(' ')
  const metadata = { ...own, ...(other && { other }) }
  return {
    image_id: item.assetId,
    subscription_id: item.subscriptionId,
    size: item.size,
    format: item.format,
    ...(item.editorialAcknowledged && { editorial_acknowledgement: true }),
    ...(Object.keys(metadata).length > 0 && { metadata })
  }
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    return undefined // an unreadable reply is judged as unknown
  }
}
