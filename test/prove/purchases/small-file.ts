import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import { documentKeys } from '../../../contract/document.ts'
import type { FoundComps } from '../../../contract/finding.ts'
import type { AddImage } from '../../../contract/picture.ts'
import type { Swap, SwappedComps } from '../../../contract/swapping.ts'
import type { Choices } from './choices.ts'

interface SmallImage {
  /** Its key, as everywhere in this proof. */
  asset: string
  state: 'comp' | 'licensed'
  imageHash: string
}

interface Content {
  /** The provenance that each layer records of its image. */
  layers: Map<string, SmallImage>
  /** Private plugin data of the root. */
  data: Map<string, string>
}

/** Image hash of an asset's file; several assets may share one. */
export type HashOf = (state: SmallImage['state'], asset: string) => string

/**
 * Decides which assets have identical files: usually none, sometimes all
 * previews of a medium, all its licensed files, or both. It follows from the earlier choices,
 * as one more choice would change every recorded run.
 */
export function drawHashes({ taken }: Choices): HashOf {
  const drawn = taken.reduce((sum, one) => sum + one, 0) % 6
  return (state, asset) => {
    const isAlike = drawn === 5 || drawn === (state === 'comp' ? 4 : 3)
    const alike = `alike-${assetOfKey(asset).mediaType}`
    return `${state}-${isAlike ? alike : asset}`
  }
}

/** A file of comps, shared by all windows that have it open. */
export interface SmallFile {
  readonly id: string
  getData(key: string): string
  setData(key: string, text: string): void
  dataKeys(): string[]
  findAll(): FoundComps
  addImage(input: AddImage): { imageHash: string }
  hasImage(hash: string): boolean
  swap(swaps: readonly Swap[]): SwappedComps
  commitUndo(): void
  /** Undoes the last step if it changed pictures; returns whether it did. */
  undoSwap(): boolean
  /** Assets of layers that still show a comp. */
  comps(): string[]
}

export function createSmallFile(
  id: string,
  assets: readonly string[],
  hashOf: HashOf
): SmallFile {
  const show = (state: SmallImage['state'], asset: string): SmallImage => {
    return { asset, state, imageHash: hashOf(state, asset) }
  }
  let now: Content = {
    layers: new Map(assets.map(one => [`layer-${one}`, show('comp', one)])),
    data: new Map([[documentKeys.fileId, id]])
  }
  const steps: Content[] = [copyOf(now)]

  function findAll(): FoundComps {
    const uses = [...now.layers].map(([nodeId, { imageHash }], image) =>
      JSON.stringify({
        nodeId,
        styleId: null,
        name: nodeId,
        pageId: 'page-1',
        pageName: 'Page 1',
        imageHash,
        image,
        holder: 'layer',
        refusal: null
      })
    )
    const images: FoundComps['images'] = [...now.layers.values()].map(
      ({ asset, state }) => ({ ...assetOfKey(asset), state })
    )
    const pages = [
      { pageId: 'page-1', name: 'Page 1', checkedAt: '', isWatched: true }
    ]
    return { uses, omitted: 0, images, candidates: [], pages }
  }

  function swap(swaps: readonly Swap[]): SwappedComps {
    const swapped = swaps.map(({ imageHash, leftOut = [], ...ref }) => {
      const asset = assetKey(ref)
      const licensed = { asset, state: 'licensed' as const, imageHash }
      const layers = [...now.layers].filter(
        ([layer, shown]) =>
          shown.state === 'comp' &&
          shown.asset === asset &&
          !leftOut.includes(layer)
      )
      layers.forEach(([layer]) => now.layers.set(layer, licensed))
      return { ...assetOfKey(asset), uses: layers.length }
    })
    commitUndo()
    return { swapped, refused: [], unreadPages: [] }
  }

  function commitUndo(): void {
    if (!isSame(now, steps.at(-1))) steps.push(copyOf(now))
  }

  function undoSwap(): boolean {
    commitUndo()
    const before = steps.at(-2)
    if (!before || isSameMap(before.layers, now.layers)) return false
    steps.pop()
    now = copyOf(before)
    return true
  }

  return {
    id,
    getData: key => now.data.get(key) ?? '',
    setData(key, text) {
      if (text) now.data.set(key, text)
      else now.data.delete(key)
    },
    dataKeys: () => [...now.data.keys()],
    findAll,
    addImage({ picture }) {
      return { imageHash: hashOf('licensed', assetKey(picture)) }
    },
    hasImage: () => true,
    swap,
    commitUndo,
    undoSwap,
    comps: () =>
      [...now.layers.values()].flatMap(({ asset, state }) =>
        state === 'comp' ? asset : []
      )
  }
}

function copyOf({ layers, data }: Content): Content {
  return { layers: new Map(layers), data: new Map(data) }
}

function isSame(one: Content, other: Content | undefined): boolean {
  return (
    other !== undefined &&
    isSameMap(one.layers, other.layers) &&
    isSameMap(one.data, other.data)
  )
}

/** Compares by identity: a layer's image is replaced, never changed. */
function isSameMap<Value>(
  one: ReadonlyMap<string, Value>,
  other: ReadonlyMap<string, Value>
): boolean {
  return (
    one.size === other.size &&
    [...one].every(([key, value]) => other.get(key) === value)
  )
}
