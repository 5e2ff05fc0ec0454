import type { MediaType } from '../../../contract/api/media-type.ts'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'

/** A license as the small service keeps it. */
export interface OwnedLicense {
  id: string
  account: string
  /** Its key. */
  asset: string
  subscriptionId: string
  charge: number
  size: string
  at: number
  visibleAt: number
  other: string | null
}

export interface LicenseItem {
  image_id?: string
  video_id?: string
  subscription_id: string
  size: string
  verification_code?: string
  price?: number
  search_id?: string
  metadata?: { other?: string }
}

/** Of one medium. */
export interface LicenseRequest {
  images?: LicenseItem[]
  videos?: LicenseItem[]
}

export function itemsOf({
  images,
  videos = []
}: LicenseRequest): LicenseItem[] {
  return images ?? videos
}

export function licensedAsset({
  image_id: image,
  video_id: video = ''
}: LicenseItem): string {
  return image === undefined
    ? assetKey({ assetId: video, mediaType: 'video' })
    : assetKey({ assetId: image, mediaType: 'image' })
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

/** The attempt that the item's metadata names. */
export function notedAttempt(item: LicenseItem | undefined): string | null {
  const note = item?.metadata?.other ?? ''
  return /Cleared ([0-9a-f]{32})$/.exec(note)?.[1] ?? null
}

export function toRecord({ id, asset, size, at, other }: OwnedLicense) {
  const { mediaType, assetId } = assetOfKey(asset)
  const format = mediaType === 'image' ? { format: 'jpg' } : {}
  return {
    id,
    license: 'standard',
    download_time: new Date(at).toISOString(),
    is_downloadable: true,
    [mediaType]: { id: assetId, format: { size, ...format } },
    metadata: other === null ? {} : { other }
  }
}

export function olderLicenses(
  mediaType: MediaType,
  count: number,
  account: string
): OwnedLicense[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `older-${i}`,
    account,
    asset: assetKey({ assetId: `older-${i}`, mediaType }),
    subscriptionId: '',
    charge: 0,
    size: mediaType === 'image' ? 'huge' : 'hd',
    at: 0,
    visibleAt: 0,
    other: null
  }))
}

export function toSubscriptions(leftOf: (id: string) => number) {
  const formats = [
    { media_type: 'image', size: 'huge', format: 'jpg' },
    { media_type: 'video', size: 'hd', format: 'mov' }
  ]
  const ids = ['s1', 's2']
  return {
    data: ids.map(id => ({
      id,
      license: 'standard',
      asset_type: 'images',
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
      assets: mediaType === 'image' ? imageFiles : videoFiles
    }))
  }
}

const pixels = { width: 1000, height: 750 }
const url = 'http://media.test/thumb'

const imageFiles = {
  small_thumb: { url, width: 100, height: 75 },
  huge_jpg: { ...pixels, is_licensable: true }
}

const videoFiles = {
  thumb_jpg: { url },
  hd: { ...pixels, format: 'mov', is_licensable: true }
}
