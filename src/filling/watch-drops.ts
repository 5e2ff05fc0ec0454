import { asRecord, isText } from '../../contract/shape.ts'
import { emit } from '../platform/emit.ts'
import { createSlices } from '../platform/slices.ts'
import { targetAt } from './target-at.ts'

/** Reports drops of drags that began in the panel; Figma handles all others. */
export function watchDrops(): void {
  figma.on('drop', ({ dropMetadata, absoluteX: x, absoluteY: y }) => {
    const { dragId } = asRecord(dropMetadata) || {}
    if (!isText(dragId)) return true
    const page = figma.currentPage
    void targetAt(page, { x, y }, createSlices())
      .catch(() => null) // placing will fail, too, and show the person why
      .then(target => {
        const at = { pageId: page.id, x, y }
        emit('dropped', { dragId, at, target })
      })
    return false
  })
}
