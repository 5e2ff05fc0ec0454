import type { PurchaseItem } from './gateway-requests.ts'

/** The note on a license that identifies its attempt in the history. */
export function attemptNote(attempt: string): string {
  return `Cleared ${attempt}`
}

/** The attempt in the note at the end of metadata's `other`. */
export function parseAttemptNote(other: unknown): string | null {
  const note = /(?:^|\s)Cleared ([0-9a-f]{32})$/
  return (typeof other === 'string' && note.exec(other)?.[1]) || null
}

/** What is added to each item of an attempt. */
export interface OrderExtras {
  /** Follows the person's words in the metadata; null for none. */
  note: string | null
  verificationCode?: string | undefined
}

/** A license request of the API. */
export function toLicenseOrder(
  item: PurchaseItem,
  { note, verificationCode }: OrderExtras
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
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(verificationCode && { verification_code: verificationCode }),
    ...(item.price !== undefined && { price: item.price }),
    ...(item.searchId && { search_id: item.searchId })
  }
}
