import type { AssetSoFar } from '../../contract/finding.ts'
import type { Holder } from './file-index.ts'
import { createKnownImages } from './known-images.ts'
import type { Listener } from './refresh-index.ts'

const interval = 250
/** What is more waits for the next event, so that each stays small. */
const mostLayers = 500

type Tell = (assets: AssetSoFar[]) => void

let tell: Tell = () => {}

/** Who hears what is found while pages are still being read. */
export function tellFoundSoFar(listener: Tell): void {
  tell = listener
}

/** Counts uses, and tells of assets with more at most four times a second. */
export function createFoundSoFar(): Listener {
  const known = createKnownImages()
  const counts = new Map<string, AssetSoFar>()
  const waiting: Holder[] = []
  let toldAt = Date.now()

  function count(imageHash: string): AssetSoFar[] {
    const entry = known.get(imageHash)
    if (!entry) return []
    const { assetId, mediaType, state } = entry
    const key = `${mediaType}:${assetId}`
    const asset = counts.get(key) || { assetId, mediaType, state, uses: 0 }
    if (state === 'comp') asset.state = state
    asset.uses += 1
    counts.set(key, asset)
    return [asset]
  }

  function tellNext(): void {
    const grown = new Set<AssetSoFar>()
    waiting.splice(0, mostLayers).forEach(({ node, shown }) => {
      if (node.removed) return
      known.learn(node, shown)
      shown.forEach(({ imageHash }) =>
        count(imageHash).forEach(asset => grown.add(asset))
      )
    })
    if (grown.size > 0) tell(Array.from(grown))
  }

  return {
    found: holder => void waiting.push(holder),
    async paused(slices) {
      const now = Date.now()
      if (waiting.length === 0 || now - toldAt < interval) return
      toldAt = now
      tellNext()
      await slices.next()
    }
  }
}
