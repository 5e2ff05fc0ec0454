import type { TolerantSubscription } from '../../contract/api/tolerant.ts'

/** What grants licenses, as the panel knows it. */
export interface Subscription {
  id: string
  /** As shown; never empty. */
  name: string
  /** The API's license name, such as `standard`; empty when unknown. */
  license: string
  /** Null when the service does not say. */
  left: number | null
  limit: number | null
  /** ISO time; null when it does not end. */
  expiresAt: string | null
  /** ISO time at which the allotment starts anew. */
  renewsAt: string | null
  /** Licenses images at all. */
  isForImages: boolean
  /** Such as `huge_jpg`; empty when the service does not say. */
  formats: string[]
}

export function toSubscription(record: TolerantSubscription): Subscription {
  const { allotment, formats = [] } = record
  const images = formats.filter(isImageFormat)
  const isForImages =
    formats.length > 0
      ? images.length > 0
      : (record.asset_type ?? 'images') === 'images'
  return {
    id: record.id,
    name: record.description?.trim() || record.license || record.id,
    license: record.license ?? '',
    left: allotment?.downloads_left ?? null,
    limit: allotment?.downloads_limit ?? null,
    expiresAt: record.expiration_time ?? null,
    renewsAt: allotment?.end_time ?? null,
    isForImages,
    formats: images.flatMap(({ size, format }) =>
      size && format ? [`${size}_${format}`] : []
    )
  }
}

/** Milliseconds since 1970 in `now`; a time that cannot be read is no end. */
export function isExpired(subscription: Subscription, now: number): boolean {
  const end = Date.parse(subscription.expiresAt ?? '')
  return Number.isFinite(end) && end <= now
}

function isImageFormat({ media_type }: { media_type?: string | undefined }) {
  return media_type === undefined || media_type === 'image'
}
