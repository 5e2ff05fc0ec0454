import {
  sourceOfId,
  type AssetSource,
  type SourceKind
} from './assets/asset-id.ts'
import type { CatalogAsset } from './assets/catalog-asset.ts'
import { emojiAsset } from './emoji/emoji-asset.ts'
import { photoAsset } from './photos/photo-asset.ts'
import { sceneAsset } from './scenes/scene-asset.ts'

/** The asset with an id; undefined if unknown. Does not list other assets. */
export function findAsset(id: string): CatalogAsset | undefined {
  const source = sourceOfId(id)
  return source && assetOfSource(source)
}

const makers: Readonly<
  Record<SourceKind, (index: number) => CatalogAsset | undefined>
> = { photo: photoAsset, emoji: emojiAsset, scene: sceneAsset }

/** The asset of a source. */
export function assetOfSource(source: AssetSource): CatalogAsset | undefined {
  return makers[source.kind](source.index)
}
