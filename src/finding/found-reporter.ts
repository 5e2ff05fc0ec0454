import type { FoundImage } from '../../contract/finding.ts'
import { emit } from '../platform/emit.ts'
import { isFurtherLayer, isTrack } from './card-layers.ts'
import { addHolder } from './file-index.ts'
import type { KnownImages } from './known-images.ts'
import { picturesOf } from './pictures-of.ts'
import type { LayerVisitor } from './read-page.ts'

const interval = 250
/** Limits one event to what fits into a slice; the rest waits for the next. */
const maxLayers = 100

/** Collects layers and reports what they show, at most four times a second. */
export function createFoundReporter(known: KnownImages): LayerVisitor {
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
        if (!image || image.kind === 'unclear') return
        const { imageHash } = picture
        if (isTrack(image) && isFurtherLayer(one, imageHash)) return
        images.push(image.entry)
      })
    })
    if (images.length > 0) emit('compsFound', { images })
  }
}
