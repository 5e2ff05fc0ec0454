import type { AssetSource } from './assets/asset-id.ts'
import type { CatalogAsset } from './assets/catalog-asset.ts'
import { assetOfSource } from './find-asset.ts'
import { photoList } from './photos/photo-list.ts'

/** Default number of assets. */
export const defaultCount = 7000

export const maxCount = 1_000_000

/**
 * Lists the catalogue lazily, always in the same order: photographs, then
 * drawings and scenes alternately. A larger count only adds assets at the end.
 */
export function* listAssets({
  count = defaultCount
}: { count?: number } = {}): Generator<CatalogAsset, void> {
  if (!Number.isInteger(count) || count < 0 || count > maxCount) {
    throw new RangeError(
      `The catalogue lists 0 to ${maxCount} assets, not ${count}`
    )
  }
  for (let position = 0; position < count; position++) {
    const asset = assetOfSource(sourceAt(position))
    if (asset) yield asset
  }
}

/** Position of an asset in the list, from 0. */
export function placeOf({ source }: CatalogAsset): number {
  const { kind, index } = source
  if (kind === 'photo') return index
  return photoList.length + 2 * index + (kind === 'scene' ? 0 : 1)
}

function sourceAt(position: number): AssetSource {
  const after = position - photoList.length
  if (after < 0) return { kind: 'photo', index: position }
  const index = Math.floor(after / 2)
  return { kind: after % 2 === 0 ? 'scene' : 'emoji', index }
}
