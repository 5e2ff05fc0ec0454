import { takesDetails } from './api/media-type.ts'
import type { MediaType } from './api/media-type.ts'
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

/** What all items of an attempt share. */
export interface OrderExtras {
  mediaType: MediaType
  /** Follows the person's words in the metadata; null for none. */
  note: string | null
  verificationCode?: string | undefined
}

/** How license calls name their items, and the asset of an item. */
export const orderNames: Record<MediaType, { items: string; asset: string }> = {
  image: { items: 'images', asset: 'image_id' },
  video: { items: 'videos', asset: 'video_id' },
  audio: { items: 'audio', asset: 'audio_id' }
}

/** The body of a license call of the API. */
export function toLicenseOrders(
  items: readonly PurchaseItem[],
  extras: OrderExtras
): object {
  const { items: name } = orderNames[extras.mediaType]
  return { [name]: items.map(item => toLicenseOrder(item, extras)) }
}

/**
 * One asset of the call. The API takes no code for a video; a track is licensed
 * by the name of the license, and nothing is noted.
 */
export function toLicenseOrder(
  item: PurchaseItem,
  { mediaType, note, verificationCode }: OrderExtras
): object {
  const { asset } = orderNames[mediaType]
  if (!takesDetails(mediaType)) {
    return {
      [asset]: item.assetId,
      license: item.license,
      ...(item.searchId && { search_id: item.searchId })
    }
  }
  const own = item.metadata ?? {}
  const other = [own.other, note].filter(Boolean).join(' ')
  const metadata = { ...own, ...(other && { other }) }
  const isImage = mediaType === 'image'
  return {
    [asset]: item.assetId,
    subscription_id: item.subscriptionId,
    size: item.size,
    ...(isImage && { format: item.format }),
    ...(item.editorialAcknowledged && { editorial_acknowledgement: true }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    ...(isImage && verificationCode && { verification_code: verificationCode }),
    ...(item.price !== undefined && { price: item.price }),
    ...(item.searchId && { search_id: item.searchId })
  }
}
