import { atom } from 'nanostores'
import type { Host, Matrix, SceneNode } from '../shared/host.ts'
import type { Size } from '../shared/rect.ts'
import { invert, type Point, transformPoint } from '../shared/matrix.ts'
import { readPaint } from '../render/paint.ts'
import { act } from '../controls/act.ts'
import { cornerPull, cropOf, panCrop, zoomCrop } from './crop-math.ts'
import { imageSize, imageUrl } from './images.ts'
import { $view } from './view.ts'

/** A crop being made by hand, not yet in the document. */
export interface CropDraft {
  node: SceneNode
  index: number
  url: string
  image: Size
  crop: Matrix
}

export const $crop = atom<CropDraft | null>(null)

/** Opens the crop of the fill at this index, if it is a picture. */
export function startCrop(host: Host, node: SceneNode, index: number): void {
  const paint = readPaint(node.fills[index])
  if (paint?.kind !== 'image' || paint.hash === null) return
  const image = imageSize(host, paint.hash)
  const url = imageUrl(host, paint.hash)
  if (!image || !url) return
  $crop.set({ node, index, url, image, crop: cropOf(paint, node, image) })
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

/** Enlarges the picture around a point of the layer's own box. */
export function scaleCrop(factor: number, at?: Point): void {
  const draft = $crop.get()
  if (draft) setCrop(zoomCrop(draft.crop, factor, at))
}

/** Pulls a corner of the picture to a point of the page. */
export function dragCropCorner(corner: number, to: Point): void {
  const draft = $crop.get()
  const local = draft && invert(draft.node.absoluteTransform)
  if (!local) return
  const { node, crop } = draft
  const { x, y } = transformPoint(local, to)
  const inside = { x: x / node.width, y: y / node.height }
  const pull = cornerPull(crop, node, corner, inside)
  if (pull) setCrop(zoomCrop(crop, pull.factor, pull.at))
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
