import { render } from '@testing-library/preact'
import { assetKey } from '../../../../contract/asset-key.ts'
import type { Asset } from '../../../../ui/api/asset.ts'
import type { Collection } from '../../../../ui/api/collections/collections.ts'
import {
  $collection,
  rememberAssets
} from '../../../../ui/collections/own/collection.ts'
import type { OpenedCollection } from '../../../../ui/collections/own/collection.ts'
import { $collections } from '../../../../ui/collections/own/collections.ts'
import { CollectionView } from '../../../../ui/collections/own/collection-view.tsx'

/** Opens a collection of these assets, changed on 3 Feb 2026. */
export function showCollection(
  assets: readonly Asset[],
  named: Partial<Collection> = {},
  opened: Partial<OpenedCollection> = {}
): void {
  rememberAssets(assets)
  const collection = {
    id: '5',
    mediaType: assets[0]?.mediaType ?? 'image',
    name: 'Spring',
    count: assets.length,
    coverKey: null,
    itemsChanged: '2026-02-03T12:00:00+00:00',
    ...named
  }
  $collections.set({
    state: 'ready',
    collections: [collection],
    isReading: false
  })
  $collection.set({
    state: 'ready',
    collection,
    keys: assets.map(assetKey),
    assets,
    itemsVersion: null,
    more: 'none',
    ...opened
  })
  render(<CollectionView id={collection.id} />)
}
