import type { CallContext } from '../../contract/incoming-calls.ts'
import type { SelectedAssets, ShownAsset } from '../../contract/selection.ts'
import { assetKey } from '../../contract/asset-key.ts'
import { pictureTypes } from '../images/picture-types.ts'
import { createSlices } from '../platform/slices.ts'
import { createUseDescriber } from './describe-uses.ts'
import { createKnownImages } from './known-images.ts'
import { picturesOf } from './pictures-of.ts'
import type { ShownPicture } from './pictures-of.ts'
import { refreshIndex } from './refresh-index.ts'
import { resolveUnclear } from './resolve-unclear.ts'
import type { UnclearUse } from './resolve-unclear.ts'
import { toShownAsset } from './to-shown-asset.ts'
import { visitHolders } from './visit-holders.ts'

/** The assets that the selected layers and their descendants show. */
export async function assetsInSelection(
  context: CallContext
): Promise<SelectedAssets> {
  const slices = createSlices(context)
  const known = createKnownImages()
  const describe = createUseDescriber()
  const uses: (UnclearUse & { picture: ShownPicture })[] = []
  for (const node of figma.currentPage.selection) {
    for (const layer of layersIn(node)) {
      if (slices.isOver()) await slices.next()
      if (!layer.removed) visit(layer)
    }
  }
  const unresolved = uses.filter(isUnresolved)
  await resolveUnclear(unresolved, slices)
  if (unresolved.some(isUnresolved))
    await resolveFromFile(unresolved.filter(isUnresolved))
  return toSelected(uses)

  function visit(holder: SceneNode): void {
    const shown = picturesOf(holder)
    known.learn(holder, shown)
    shown.forEach(picture => {
      const image = known.assetOf(holder, picture)
      const found = image && describe(holder, picture)
      if (image && found) uses.push({ holder, found, image, picture })
    })
  }

  /** Layers elsewhere may have records of other assets with the same image. */
  async function resolveFromFile(remaining: typeof uses): Promise<void> {
    await refreshIndex('stale', context)
    await visitHolders(context, [known.learn])
    remaining.forEach(use => {
      use.image = known.assetOf(use.holder, use.picture) || use.image
    })
  }
}

function layersIn(node: SceneNode): SceneNode[] {
  if (node.removed) return []
  if (!('findAllWithCriteria' in node)) return [node]
  return [node, ...node.findAllWithCriteria({ types: pictureTypes })]
}

function isUnresolved({ image }: UnclearUse): boolean {
  return image.kind === 'unclear' || !image.isRecorded
}

/** An asset counts as a comp when any of its uses is one. */
function toSelected(uses: readonly UnclearUse[]): SelectedAssets {
  const assets = new Map<string, ShownAsset>()
  let unclear = 0
  for (const { image } of uses) {
    if (image.kind === 'unclear') unclear += 1
    else {
      const key = assetKey(image.entry)
      if (assets.has(key) && image.entry.state !== 'comp') continue
      assets.set(key, toShownAsset(image.entry))
    }
  }
  return { assets: Array.from(assets.values()), unclear }
}
