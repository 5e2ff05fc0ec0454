import { mediaTypes } from '../../contract/api/media-type.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { TolerantSubscription } from '../../contract/api/records/tolerant.ts'
import { projectKeys } from '../../contract/project-fields.ts'
import type { ProjectKey } from '../../contract/project-fields.ts'
import { plainText } from '../words/plain-text.ts'
import { fileNameOf } from './asset.ts'

export interface Price {
  amount: number
  /** Such as `USD`; empty when unknown. */
  currency: string
}

/** A subscription, as the panel uses it. */
export interface Subscription {
  id: string
  /** As shown; never empty. */
  name: string
  /** The API's license name, such as `standard`; empty when unknown. */
  license: string
  /** Null when unknown. */
  left: number | null
  limit: number | null
  /** ISO time; null when it does not end. */
  expiresAt: string | null
  /** ISO time at which the allotment renews. */
  renewsAt: string | null
  /** What it licenses, except for editorial images. */
  media: readonly MediaType[]
  /** Whether it licenses editorial images. */
  isForEditorial: boolean
  /** Such as `huge_jpg` or `hd`; empty when unknown. */
  formats: string[]
  /** Per download; null if none is given. */
  price: Price | null
  /** Details it asks for with each license. */
  asksFor: ProjectKey[]
}

export function toSubscription(record: TolerantSubscription): Subscription {
  const { allotment, formats = [], metadata = {} } = record
  const named = new Set(
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
    media: mediaTypes.filter(
      medium => named.has(medium) || named.has(`${medium}s`)
    ),
    isForEditorial: named.has('editorial'),
    formats: formats.flatMap(({ media_type: type, size, format }) => {
      const medium = mediumOf(type)
      return medium && size && format
        ? [fileNameOf({ mediaType: medium, size, format })]
        : []
    }),
    price: priceOf(record),
    asksFor: projectKeys.flatMap(([key, name]) =>
      isRequired(metadata[name]) ? key : []
    )
  }
}

/**
 * Only an active subscription has an allotment. The date alone is not enough:
 * it comes from another clock than `now`, in milliseconds since 1970.
 */
export function isExpired(
  { expiresAt, left, limit }: Subscription,
  now: number
): boolean {
  const hasAllotment = left !== null || limit !== null
  return !hasAllotment && Date.parse(expiresAt ?? '') <= now
}

/** Editorial formats are of images, and so are those without a medium. */
function mediumOf(mediaType = 'image'): MediaType | undefined {
  const name = mediaType === 'editorial' ? 'image' : mediaType
  return mediaTypes.find(medium => medium === name)
}

function priceOf(record: TolerantSubscription): Price | null {
  const { local_amount: amount, local_currency: currency = '' } =
    record.price_per_download ?? {}
  return amount !== undefined && amount > 0 ? { amount, currency } : null
}

/** `true`, `required` or the like. */
function isRequired(value: unknown): boolean {
  return Boolean(value) && value !== 'optional'
}
