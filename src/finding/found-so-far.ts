import type { FoundAsset } from '../../contract/finding.ts'
import type { Holder } from './file-index.ts'
import { createGroups } from './group-uses.ts'
import { createKnownImages } from './known-images.ts'
import type { Listener } from './refresh-index.ts'

const interval = 250
/** What is more waits for the next event, so that each stays small. */
const mostLayers = 200

type Tell = (assets: FoundAsset[]) => void

let tell: Tell = () => {}

/** Who hears what is found while pages are still being read. */
export function tellFoundSoFar(listener: Tell): void {
  tell = listener
}

/** Tells uses that were not told before, at most four times a second. */
export function createFoundSoFar(): Listener {
  const waiting: Holder[] = []
  let toldAt = Date.now()
  return {
    found: holder => void waiting.push(holder),
    async paused(slices) {
      const now = Date.now()
      if (waiting.length === 0 || now - toldAt < interval) return
      toldAt = now
      const known = createKnownImages()
      const groups = createGroups(known)
      const part = waiting.splice(0, mostLayers)
      const living = part.filter(({ node }) => !node.removed)
      living.forEach(({ node, shown }) => known.learn(node, shown))
      living.forEach(({ node, shown }) => groups.add(node, shown))
      const assets = groups.assets()
      if (assets.length > 0) tell(assets)
      await slices.next()
    }
  }
}
