import { hashOf, isMedia } from '../images/media-paint.ts'
import { paintAreas } from '../images/paint-areas.ts'

/** An image that a layer shows, in its fills or strokes. */
export interface ShownPicture {
  imageHash: string
  /** The paint style it comes from, or ''. */
  styleId: string
  /** All of its paints are switched off. */
  isOff: boolean
}

/**
 * Adds the layers from `start` to `end`, exclusive, that may show pictures.
 * Throws when one of them has no fills or strokes. Fast on purpose: it runs for
 * every layer of the file.
 */
export function addPictureLayers(
  pictured: SceneNode[],
  nodes: readonly SceneNode[],
  start: number,
  end: number
): void {
  for (let i = start; i < end; i += 1) {
    const node = nodes[i] as GeometryMixin & SceneNode // the others throw below
    const fills = node.fills as readonly Paint[] // `mixed` has no length
    const { strokes } = node
    const { length } = fills
    let k = 0
    while (k < length && !isMedia(fills[k] as Paint)) k += 1 // in range
    if (k === length && (strokes.length === 0 || !strokes.some(isMedia)))
      continue
    pictured[pictured.length] = node
  }
}

/** The pictures of a layer or style, each once. */
export function picturesOf(holder: SceneNode | PaintStyle): ShownPicture[] {
  const shown: ShownPicture[] = []
  paintAreas(holder).forEach(area =>
    area.read().forEach(list =>
      list.paints.forEach(paint => {
        const hash = hashOf(paint)
        if (hash) add(shown, hash, list.styleId, paint.visible === false)
      })
    )
  )
  if (holder.type === 'MEDIA') add(shown, holder.mediaData.hash, '', false)
  return shown
}

function add(
  shown: ShownPicture[],
  imageHash: string,
  styleId: string,
  isOff: boolean
): void {
  const known = shown.find(
    one => one.imageHash === imageHash && one.styleId === styleId
  )
  if (!known) shown.push({ imageHash, styleId, isOff })
  else if (!isOff) known.isOff = false
}
