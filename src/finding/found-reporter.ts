import type { FoundImage } from '../../contract/finding.ts'
import { emit } from '../platform/emit.ts'
import { addHolder } from './file-index.ts'
import type { KnownImages } from './known-images.ts'
import { picturesOf } from './pictures-of.ts'
import type { OnLayer } from './read-page.ts'

const interval = 250
/** What is more waits for the next event: it has to fit into a slice. */
const maxLayers = 100

/** Keeps layers, and tells at most four times a second what they show. */
export function createFoundReporter(known: KnownImages): OnLayer {
  const pending: SceneNode[] = []
  let reportedAt = Date.now()
  return node => {
    addHolder(node)
    pending.push(node)
    const now = Date.now()
    if (now - reportedAt < interval) return
    reportedAt = now
    const images: FoundImage[] = []
    pending.splice(0, maxLayers).forEach(one => {
      const shown = one.removed ? [] : picturesOf(one)
      known.learn(one, shown)
      shown.forEach(picture => {
        const image = known.assetOf(one, picture)
        if (image && image.kind === 'known') images.push(image.entry)
      })
    })
    if (images.length > 0) emit('compsFound', { images })
  }
}
