import { assetKey } from '../../contract/asset-key.ts'
import type { SelectedLayer } from '../../contract/selection.ts'
import type { Asset } from '../api/asset.ts'
import { matchPictures } from './match-pictures.ts'

/** Asset by layer id. */
export type Arrangement = ReadonlyMap<string, Asset>

interface Options {
  /** Layers that keep their picture. */
  pinned?: ReadonlySet<string>
  /** The current arrangement. */
  now?: Arrangement
  /** Avoids repeating the current arrangement; returns numbers from 0 to 1. */
  random?: () => number
}

/** How much more cropping is acceptable for a change. */
const change = 0.4

/** Assigns each layer the picture that best suits its aspect. */
export function arrange(
  layers: readonly SelectedLayer[],
  assets: readonly Asset[],
  { pinned = new Set(), now = new Map(), random }: Options = {}
): Arrangement {
  const arranged = new Map<string, Asset>()
  for (const { nodeId } of layers) {
    const kept = pinned.has(nodeId) && now.get(nodeId)
    if (kept) arranged.set(nodeId, kept)
  }
  const order = assets.map(assetKey)
  const aspects = assets.map(({ aspect }) => aspect)
  const open = layers.filter(({ nodeId }) => {
    const kept = arranged.get(nodeId)
    return !kept || order.includes(assetKey(kept))
  })
  const shapes = open.map(({ width, height }) => width / height)
  if (assets.length === 0) return arranged
  const pins = open.flatMap(({ nodeId }, layer): [number, number][] => {
    const kept = arranged.get(nodeId)
    return kept ? [[layer, order.indexOf(assetKey(kept))]] : []
  })
  const match = matchPictures({
    layers: open.length,
    pictures: assets.length,
    pinned: new Map(pins),
    cost: random ? costOfChange(random) : costOf
  })
  open.forEach(({ nodeId }, layer) => {
    const asset = assets[match[layer] ?? 0]
    if (asset) arranged.set(nodeId, asset)
  })
  return arranged

  function costOf(layer: number, picture: number): number {
    return cropLoss(aspects[picture] ?? 1, shapes[layer] ?? 1)
  }

  /** Random for each pair, but the same each time. */
  function costOfChange(random: () => number): typeof costOf {
    const ofLayer = open.map(random)
    const ofPicture = assets.map(random)
    const shown = open.map(({ nodeId }) => {
      const asset = now.get(nodeId)
      return asset && assetKey(asset)
    })
    return (layer, picture) => {
      const chance = ((ofLayer[layer] ?? 0) + (ofPicture[picture] ?? 0)) % 1
      const isSame = shown[layer] === order[picture]
      return costOf(layer, picture) + change * (chance + (isSame ? 2 : 0))
    }
  }
}

/**
 * The share of a picture, 0 to 1, that a layer of another aspect crops. 0 for a
 * layer without an area, which has no aspect.
 */
export function cropLoss(picture: number, layer: number): number {
  const kept = Math.min(picture / layer, layer / picture)
  return kept > 0 ? 1 - kept : 1
}
