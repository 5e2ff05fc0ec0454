import type { MediaType } from '../../../../contract/api/media-type.ts'
import { assetKey } from '../../../../contract/asset-key.ts'
import { $collections } from '../../../../ui/collections/own/collections.ts'

/** Sets the own collections, of images: three assets each, ids from 0. */
export function listCollections(...names: string[]): void {
  listMedia(names.map(name => [name, 'image']))
}

/** Sets the own collections: three assets each, ids from 0. */
export function listMedia(
  named: readonly [name: string, mediaType: MediaType][]
): void {
  const collections = named.map(([name, mediaType], i) => ({
    id: assetKey({ assetId: String(i), mediaType }),
    mediaType,
    name,
    count: 3,
    coverKey: null,
    itemsChanged: null
  }))
  $collections.set({ state: 'ready', collections, isReading: false })
}
