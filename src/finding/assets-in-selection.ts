import type { ShownAsset } from '../../contract/selection.ts'
import { pictureTypes } from '../images/picture-types.ts'
import type { Slices } from '../slices.ts'
import { assetKey } from '../swapping/asset-key.ts'
import { toShownAsset } from '../filling/describe-layer.ts'
import { createKnownImages } from './known-images.ts'
import { picturesOf } from './pictures-of.ts'

/** Of the selected layers and all that is in them, each asset once. */
export async function assetsInSelection(slices: Slices): Promise<ShownAsset[]> {
  const known = createKnownImages()
  const assets = new Map<string, ShownAsset>()

  function visit(node: SceneNode): void {
    const shown = picturesOf(node)
    known.learn(node, shown)
    shown.forEach(({ imageHash }) => {
      const entry = known.get(imageHash)
      if (!entry) return
      const key = assetKey(entry)
      if (assets.has(key) && entry.state !== 'comp') return
      assets.set(key, toShownAsset(entry))
    })
  }

  for (const node of figma.currentPage.selection) {
    if (node.removed) continue
    const inside =
      'findAllWithCriteria' in node
        ? node.findAllWithCriteria({ types: pictureTypes })
        : []
    for (const layer of [node, ...inside]) {
      if (slices.isOver()) await slices.next()
      if (!layer.removed) visit(layer)
    }
  }
  return Array.from(assets.values())
}
