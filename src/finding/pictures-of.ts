import { hashOf, isMedia } from '../images/media-paint.ts'
import { paintAreas } from '../images/paint-areas.ts'

/** An image or video that a layer shows, in its fills or strokes. */
export interface ShownPicture {
  imageHash: string
  isVideo: boolean
  /** The paint style it comes from, or ''. */
  styleId: string
  /** All of its paints are switched off. */
  isOff: boolean
  /** All of its paints are fully transparent, as the mark of a track is. */
  isClear: boolean
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
        const imageHash = hashOf(paint)
        if (!imageHash) return
        const isVideo = paint.type === 'VIDEO'
        const isOff = paint.visible === false
        const isClear = paint.opacity === 0
        const { styleId } = list
        add(shown, { imageHash, isVideo, styleId, isOff, isClear })
      })
    )
  )
  if (holder.type === 'MEDIA') {
    const { hash: imageHash } = holder.mediaData
    const looks = { isVideo: false, isOff: false, isClear: false }
    add(shown, Object.assign({ imageHash, styleId: '' }, looks))
  }
  return shown
}

function add(shown: ShownPicture[], picture: ShownPicture): void {
  const known = shown.find(
    one =>
      one.imageHash === picture.imageHash && one.styleId === picture.styleId
  )
  if (!known) return void shown.push(picture)
  if (!picture.isOff) known.isOff = false
  if (!picture.isClear) known.isClear = false
}
