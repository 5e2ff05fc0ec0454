/** A license as the small service keeps it. */
export interface OwnedLicense {
  id: string
  account: string
  assetId: string
  subscriptionId: string
  charge: number
  size: string
  at: number
  visibleAt: number
  other: string | null
}

export interface LicenseItem {
  image_id: string
  subscription_id: string
  size: string
  verification_code?: string
  price?: number
  search_id?: string
  metadata?: { other?: string }
}

export interface LicenseRequest {
  images: LicenseItem[]
}

/** Id of the search in which everybody found the asset. */
export function searchOf(assetId: string): string {
  return `search-${assetId}`
}

/** The attempt that the item's metadata names. */
export function notedAttempt(item: LicenseItem | undefined): string | null {
  const note = item?.metadata?.other ?? ''
  return /Cleared ([0-9a-f]{32})$/.exec(note)?.[1] ?? null
}

export function toRecord({ id, assetId, size, at, other }: OwnedLicense) {
  return {
    id,
    license: 'standard',
    download_time: new Date(at).toISOString(),
    is_downloadable: true,
    image: { id: assetId, format: { size, format: 'jpg' } },
    metadata: other === null ? {} : { other }
  }
}

export function olderLicenses(count: number, account: string): OwnedLicense[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `older-${i}`,
    account,
    assetId: `older-${i}`,
    subscriptionId: '',
    charge: 0,
    size: 'huge',
    at: 0,
    visibleAt: 0,
    other: null
  }))
}

export function toSubscriptions(leftOf: (id: string) => number) {
  const format = { media_type: 'image', size: 'huge', format: 'jpg' }
  const ids = ['s1', 's2']
  return {
    data: ids.map(id => ({
      id,
      license: 'standard',
      asset_type: 'images',
      formats: [format],
      allotment: { downloads_left: leftOf(id), downloads_limit: 500 }
    }))
  }
}

export function images(url: URL) {
  const picture = { url: 'http://media.test/thumb', width: 100, height: 75 }
  return {
    data: url.searchParams.getAll('id').map(id => ({
      id,
      media_type: 'image',
      description: `Picture ${id}`,
      is_editorial: false,
      assets: {
        small_thumb: picture,
        huge_jpg: { width: 1000, height: 750, is_licensable: true }
      }
    }))
  }
}
