import type { ErrorCode } from '../../contract/errors.ts'
import type { ImageIndexEntry } from '../../contract/document.ts'
import { createKnownImages } from './known-images.ts'
import type { Visit } from './known-images.ts'
import { localStyles } from './local-styles.ts'
import type { ShownPicture } from './pictures-of.ts'

/** One place in the file where a picture of ours shows. */
export interface Use extends ShownPicture {
  /** Null for a paint style by itself. */
  node: SceneNode | null
  name: string
}

/** Which images are ours and where they show. */
export interface Scan {
  learn: Visit
  /** To be called when all was learned. */
  add: Visit
  uses(): Use[]
  /** Our pictures that were seen. */
  known: Map<string, ImageIndexEntry>
  /** Paint styles of this file by id. */
  styles: ReadonlyMap<string, PaintStyle>
}

export function createScan(): Scan {
  const images = createKnownImages()
  const uses: Use[] = []
  const known = new Map<string, ImageIndexEntry>()
  return {
    learn: images.learn,
    add(holder, shown) {
      const node = holder.type === 'PAINT' ? null : holder
      const { name } = holder
      shown.forEach(picture => {
        const entry = images.get(picture.imageHash)
        if (!entry) return
        known.set(picture.imageHash, entry)
        uses.push(Object.assign({ node, name }, picture))
      })
    },
    uses: () => uses,
    known,
    styles: localStyles()
  }
}

/** Why a use cannot be changed; null when it can. */
export function useRefusal(use: Use, scan: Scan): ErrorCode | null {
  const isForeign = use.styleId !== '' && !scan.styles.has(use.styleId)
  return isForeign || figma.editorType === 'dev' ? 'layer-read-only' : null
}
