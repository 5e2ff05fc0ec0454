import type { TolerantSubscription } from '../../contract/api/records/tolerant.ts'
import { projectKeys } from '../../contract/project-fields.ts'
import type { ProjectKey } from '../../contract/project-fields.ts'
import { plainText } from '../words/plain-text.ts'

export interface Price {
  amount: number
  /** Such as `USD`; empty when the service does not say. */
  currency: string
}

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
  /** Licenses images, editorial ones aside. */
  isForImages: boolean
  /** Licenses editorial images. */
  isForEditorial: boolean
  /** Such as `huge_jpg`; empty when the service does not say. */
  formats: string[]
  /** Of each download; null when none is named. */
  price: Price | null
  /** What it wants to know of each license. */
  asksFor: ProjectKey[]
}

export function toSubscription(record: TolerantSubscription): Subscription {
  const { allotment, formats = [], metadata = {} } = record
  const mediaTypes = new Set(
    formats.length > 0
      ? formats.map(one => one.media_type ?? 'image')
      : [record.asset_type ?? 'images']
  )
  return {
    id: record.id,
    name: plainText(record.description ?? '') || record.license || record.id,
    license: record.license ?? '',
    left: allotment?.downloads_left ?? null,
    limit: allotment?.downloads_limit ?? null,
    expiresAt: record.expiration_time ?? null,
    renewsAt: allotment?.end_time ?? null,
    isForImages: mediaTypes.has('image') || mediaTypes.has('images'),
    isForEditorial: mediaTypes.has('editorial'),
    formats: formats.flatMap(({ media_type: type, size, format }) =>
      isForPictures(type) && size && format ? [`${size}_${format}`] : []
    ),
    price: priceOf(record),
    asksFor: projectKeys.flatMap(([key, name]) =>
      isAskedFor(metadata[name]) ? key : []
    )
  }
}

/**
 * The service gives an allotment to what runs, and to nothing else. The date
 * alone decides nothing: it is by another clock than `now`, in milliseconds
 * since 1970.
 */
export function isExpired(
  { expiresAt, left, limit }: Subscription,
  now: number
): boolean {
  const hasAllotment = left !== null || limit !== null
  return !hasAllotment && Date.parse(expiresAt ?? '') <= now
}

function isForPictures(mediaType: string | undefined): boolean {
  return [undefined, 'image', 'editorial'].includes(mediaType)
}

function priceOf(record: TolerantSubscription): Price | null {
  const { local_amount: amount, local_currency: currency = '' } =
    record.price_per_download ?? {}
  return amount !== undefined && amount > 0 ? { amount, currency } : null
}

/** `true`, `required` or the like. */
function isAskedFor(value: unknown): boolean {
  return Boolean(value) && value !== 'optional'
}
