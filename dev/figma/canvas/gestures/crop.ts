import { atom } from 'nanostores'
import type { Host, SceneNode } from '../../shared/host.ts'
import {
  type Point,
  type Matrix,
  transformPoint,
  inverse
} from '../../shared/matrix.ts'
import type { Size } from '../../shared/rect.ts'
import { isMedia, readPaint } from '../../render/paint.ts'
import { act } from '../../controls/act.ts'
import { cornerPull, cropOf, panCrop, zoomCrop } from './crop-math.ts'
import { picturesOf } from '../../scene/images.ts'
import { $view } from '../../scene/view.ts'

/** A crop being made by hand, not yet in the document. */
export interface CropDraft {
  node: SceneNode
  index: number
  url: string
  image: Size
  crop: Matrix
}

export const $crop = atom<CropDraft | null>(null)

/** Opens the crop of the fill at this index, if it is a picture or video. */
export function startCrop(host: Host, node: SceneNode, index: number): void {
  const paint = readPaint(node.fills[index])
  if (!isMedia(paint) || paint.hash === null) return
  const image = picturesOf(host)(paint.hash)
  if (!image) return
  $crop.set({
    node,
    index,
    url: image.url,
    image,
    crop: cropOf(paint, node, image)
  })
}

/** Shows another crop; `applyCrop` writes it. */
export function setCrop(crop: Matrix): void {
  const draft = $crop.get()
  if (draft) $crop.set({ ...draft, crop })
}

/** Moves the picture under the layer by screen pixels. */
export function dragCrop(dx: number, dy: number): void {
  const draft = $crop.get()
  if (!draft) return
  const { zoom } = $view.get()
  const [[a, c], [b, d]] = draft.node.absoluteTransform
  const across = (a * dx + b * dy) / zoom / draft.node.width
  const down = (c * dx + d * dy) / zoom / draft.node.height
  setCrop(panCrop(draft.crop, across, down))
}

/** Enlarges the picture around a point of the page, or the layer's middle. */
export function scaleCrop(factor: number, around?: Point): void {
  const draft = $crop.get()
  if (!draft) return
  const at = around && partOf(draft.node, around)
  setCrop(zoomCrop(draft.crop, factor, at))
}

/** Drags a corner of the picture to a point of the page. */
export function dragCropCorner(corner: number, to: Point): void {
  const draft = $crop.get()
  if (!draft) return
  const { node, crop } = draft
  const pull = cornerPull(crop, node, corner, partOf(node, to))
  if (pull) setCrop(zoomCrop(crop, pull.factor, pull.at))
}

/** A point of the page as fractions of a layer's sides. */
function partOf(node: SceneNode, point: Point): Point {
  const { x, y } = transformPoint(inverse(node.absoluteTransform), point)
  return { x: x / node.width, y: y / node.height }
}

/** Writes the crop as one step and closes it. */
export function applyCrop(host: Host): void {
  const draft = $crop.get()
  if (!draft) return
  $crop.set(null)
  const { node, index, crop } = draft
  act(() => host.user.crop(node.id, index, crop))
}

/** Closes it; the paint stays as it was. */
export function cancelCrop(): void {
  $crop.set(null)
}
