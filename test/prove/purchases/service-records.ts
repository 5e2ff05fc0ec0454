import type { MediaType } from '../../../contract/api/media-type.ts'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import type { PlanChoice } from '../../../ui/licensing/plan/license-plan.ts'
import type { PlainRequest } from './plain-request.ts'
import { subscriptions } from './subscriptions.ts'

/** What is asked for: of a track a license, of others a file. */
export interface Terms {
  /** Empty for tracks. */
  subscriptionId: string
  size: string
  /** Its name; empty for others than tracks. */
  license: string
}

/** A license as the small service keeps it. */
export interface OwnedLicense {
  id: string
  account: string
  /** Its key. */
  asset: string
  /** The charged one. */
  subscriptionId: string
  charge: number
  /** Its name. */
  license: string
  size: string
  at: number
  visibleAt: number
  other: string | null
  isDownloadable: boolean
}

export interface LicenseItem {
  image_id?: string
  video_id?: string
  audio_id?: string
  subscription_id?: string
  size?: string
  license?: string
  verification_code?: string
  price?: number
  search_id?: string
  metadata?: { other?: string }
}

/** Of one medium. */
export interface LicenseRequest {
  images?: LicenseItem[]
  videos?: LicenseItem[]
  audio?: LicenseItem[]
}

export function itemsOf({ body }: Pick<PlainRequest, 'body'>): LicenseItem[] {
  const { images, videos, audio } = JSON.parse(body) as LicenseRequest // our own
  return images ?? videos ?? audio ?? []
}

export function licensedAsset({
  image_id: image,
  video_id: video,
  audio_id: track = ''
}: LicenseItem): string {
  if (image !== undefined) {
    return assetKey({ assetId: image, mediaType: 'image' })
  }
  return video === undefined
    ? assetKey({ assetId: track, mediaType: 'audio' })
    : assetKey({ assetId: video, mediaType: 'video' })
}

export function termsOf(item: LicenseItem): Terms {
  const { subscription_id: subscriptionId = '', size = '' } = item
  return { subscriptionId, size, license: item.license ?? '' }
}

/** The terms that a request for this choice must have. */
export function chosenTerms(
  mediaType: MediaType,
  { subscriptionId, size, license }: PlanChoice
): Terms {
  return mediaType === 'audio'
    ? { subscriptionId: '', size: '', license }
    : { subscriptionId, size, license: '' }
}

/** The asset as a field of a request or reply. */
export function idField(asset: string): object {
  const { mediaType, assetId } = assetOfKey(asset)
  return { [`${mediaType}_id`]: assetId }
}

/** Id of the search in which everybody found the asset. */
export function searchOf(asset: string): string {
  return `search-${asset}`
}

/**
 * The attempt of a license request: its metadata names it, or, as tracks have
 * none, the address; see `namedTracks`.
 */
export function attemptOf(
  request: Pick<PlainRequest, 'url' | 'body'>
): string | null {
  const [item] = itemsOf(request)
  const note = item?.metadata?.other ?? ''
  const noted = /Cleared ([0-9a-f]{32})$/.exec(note)?.[1]
  return (noted ?? new URL(request.url).hash.slice(1)) || null
}

export function toRecord(owned: OwnedLicense) {
  const { id, asset, license, size, at, other, subscriptionId } = owned
  const { mediaType, assetId } = assetOfKey(asset)
  const format = mediaType === 'image' ? { format: 'jpg' } : {}
  return {
    id,
    license,
    // Some services say it.
    ...(mediaType === 'audio' && { subscription_id: subscriptionId }),
    download_time: new Date(at).toISOString(),
    is_downloadable: owned.isDownloadable,
    [mediaType]: { id: assetId, format: { size, ...format } },
    metadata: other === null ? {} : { other }
  }
}

/** Licenses from before the run: of other assets, and of the first one. */
export function olderLicenses(
  mediaType: MediaType,
  { others, ownsFirst }: OlderLicenses,
  account: string
): OwnedLicense[] {
  const ids = Array.from({ length: others }, (_, i) => `older-${i}`)
  const all = [...(ownsFirst ? ['1'] : []), ...ids]
  return all.map(assetId => ({
    id: `older-of-${assetId}`,
    account,
    asset: assetKey({ assetId, mediaType }),
    subscriptionId: '',
    charge: 0,
    ...olderFiles[mediaType],
    at: 0,
    visibleAt: 0,
    other: null
  }))
}

export interface OlderLicenses {
  /** Number of other assets. */
  others: number
  ownsFirst: boolean
}

/** Each leaves a reason to license the asset once more. */
const olderFiles = {
  image: { license: 'standard', size: 'small', isDownloadable: true },
  video: { license: 'standard', size: 'web', isDownloadable: true },
  audio: {
    license: 'audio_standard',
    size: 'clean_audio',
    isDownloadable: false
  }
}

/** Whether a text has the number of a license from before the run. */
export function hasOlderNumber(text: string): boolean {
  return text.includes('"licenseId":"older-')
}

export function toSubscriptions(leftOf: (id: string) => number) {
  return {
    data: subscriptions.map(({ id, license, formats }) => ({
      id,
      license,
      formats,
      allotment: { downloads_left: leftOf(id), downloads_limit: 500 }
    }))
  }
}

export function records(mediaType: MediaType, url: URL) {
  const ids = url.searchParams.getAll('id')
  return {
    data: ids.map(id => ({
      id,
      media_type: mediaType,
      description: `Asset ${id}`,
      is_editorial: false,
      assets: files[mediaType]
    }))
  }
}

const pixels = { width: 1000, height: 750 }
const url = 'http://media.test/thumb'

const files = {
  image: {
    small_thumb: { url, width: 100, height: 75 },
    huge_jpg: { ...pixels, is_licensable: true }
  },
  video: {
    thumb_jpg: { url },
    hd: { ...pixels, format: 'mov', is_licensable: true }
  },
  audio: { preview_mp3: { url } }
}
