import type { Point } from '../shared/matrix.ts'
import type { Size } from '../shared/rect.ts'

/** Definitions and pictures for one layer. */
export interface Drawing {
  /** The layer's corner on the page; undefined to draw in its own axes. */
  origin: Point | undefined
  /** Adds a definition; the text gets the id it is found by. */
  define(make: (id: string) => string): string
  definitions(): string
  pictureOf: PictureOf
}

/** A picture or first frame, with its size in pixels of its own. */
export interface Picture extends Size {
  /** The address that a drawing loads it from: a blob or data. */
  url: string
}

/** A picture, or a video's first frame, by hash; null while there is none. */
export type PictureOf = (hash: string) => Picture | null

/** Ids depend on the layer alone, so changes of other layers keep them. */
export function createDrawing(
  prefix: string,
  nodeId: string,
  pictureOf: PictureOf,
  origin?: Point
): Drawing {
  const texts: string[] = []
  let last = 0
  const name = nodeId.replace(/[^\w-]/g, found => `.${found.charCodeAt(0)}.`)
  return {
    origin,
    define(make) {
      const id = `${prefix}${name}-${last++}`
      texts.push(make(id))
      return id
    },
    definitions() {
      return texts.length === 0 ? '' : `<defs>${texts.join('')}</defs>`
    },
    pictureOf
  }
}
