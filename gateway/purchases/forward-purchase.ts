import { licenseImages } from '../../contract/api/image-license-endpoints.ts'
import type {
  PurchaseItem,
  PurchaseRequest
} from '../../contract/gateway-requests.ts'
import type { Core } from '../core.ts'
import { userAgent } from '../service/call-service.ts'
import {
  classifyFailure,
  classifyReply,
  namesMetadata,
  type FreshOutcome
} from './classify-reply.ts'

/** Two of these, and the rest, fit into the time of `sending`. */
const timeLimit = 50_000

/**
 * Sends the purchase to the service, once. A 400 that names `metadata` did
 * nothing, and some services take none: it is sent once more without.
 */
export async function forwardPurchase(
  core: Core,
  { attempt, items }: PurchaseRequest,
  bearer: string
): Promise<FreshOutcome[]> {
  try {
    const first = await send(core, bearer, items, `Cleared ${attempt}`)
    if (!namesMetadata(first.status, first.body)) {
      return classifyReply(items, first.status, first.body)
    }
    core.log({ event: 'purchase-without-metadata' })
    const { status, body } = await send(core, bearer, items, null)
    return classifyReply(items, status, body)
  } catch (error) {
    return classifyFailure(items, error)
  }
}

async function send(
  core: Core,
  bearer: string,
  items: readonly PurchaseItem[],
  note: string | null
): Promise<{ status: number; body: unknown }> {
  const images = items.map(item => ({
    image_id: item.assetId,
    subscription_id: item.subscriptionId,
    size: item.size,
    format: item.format,
    ...(item.editorialAcknowledged && { editorial_acknowledgement: true }),
    ...(note !== null && { metadata: { other: note } })
  }))
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
    signal: AbortSignal.timeout(timeLimit)
  })
  const text = await response.text()
  return { status: response.status, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // an unreadable reply is judged as unknown
  }
}
