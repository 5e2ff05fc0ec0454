import type { PurchaseItem } from './gateway-requests.ts'

/** Rides with a license, so that its attempt can be told in the history. */
export function attemptNote(attempt: string): string {
  return `Cleared ${attempt}`
}

/** The attempt that a note names: the last words of metadata's `other`. */
export function parseAttemptNote(other: unknown): string | null {
  const note = /(?:^|\s)Cleared ([0-9a-f]{32})$/
  return (typeof other === 'string' && note.exec(other)?.[1]) || null
}

/** An asset as the API licenses it; a note goes behind the person's words. */
export function toLicenseOrder(
  item: PurchaseItem,
  note: string | null
): object {
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
