import type { Picture, PictureOf } from '../render/drawing.ts'
import { renderScene } from '../render/render-scene.ts'
import type { ExportOrder } from '../shared/export-order.ts'
import type { HostIo, SceneNode } from '../shared/host.ts'
import { toBase64 } from './base64.ts'
import type { ImageShelf } from './image-shelf.ts'
import { imageText } from './image-text.ts'
import type { Size } from '../shared/rect.ts'
import { sceneReader } from './scene-reader.ts'

interface Drawable {
  io: HostIo
  images: ImageShelf
  videos: ReadonlyMap<string, Uint8Array>
}

/** Draws an export: the text or bytes of an SVG, or the bytes of a picture. */
export async function exportNode(
  to: Drawable,
  order: ExportOrder
): Promise<Uint8Array | string> {
  const { area, scale, format } = order
  const size = {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale))
  }
  const names = order.names ? 'name' : 'none'
  const pictures = await picturesOf(to, order)
  const svg = renderScene(readLayers(order), area, size, pictures, { names })
  if (format === 'SVG_STRING') return svg
  if (format === 'SVG') return new TextEncoder().encode(svg)
  assertDrawable(size)
  return to.io.rasterize(svg, size, format === 'JPG' ? 'jpeg' : 'png')
}

/** The longest side that browsers draw, in pixels. */
const longestSide = 16_384
const mostPixels = 64 * 1024 * 1024

function assertDrawable({ width, height }: Size): void {
  const isLong = Math.max(width, height) > longestSide
  if (!isLong && width * height <= mostPixels) return
  throw new Error(
    `not emulated: exportAsync of ${width} × ${height} pixels (at most ` +
      `${longestSide} a side and ${mostPixels} in all)`
  )
}

function readLayers(order: ExportOrder): SceneNode[] {
  const reader = sceneReader(order.defaults)
  return order.layers
    .map(layer => reader.layer(layer))
    .filter(layer => layer !== null)
}

/** A picture drawn apart from the page can load nothing. */
async function picturesOf(
  { io, images, videos }: Drawable,
  order: ExportOrder
): Promise<PictureOf> {
  const text = JSON.stringify(order.layers)
  const frames = new Map<string, Picture>()
  for (const [hash, bytes] of videos) {
    if (!text.includes(hash)) continue
    const frame = await io.firstFrame?.(bytes)
    if (frame)
      frames.set(hash, { ...frame, url: dataUrl('png', toBase64(frame.png)) })
  }
  return hash => {
    const image = images.get(hash)
    if (!image) return frames.get(hash) ?? null
    const { width, height, format } = image
    return { url: dataUrl(format, imageText(image)), width, height }
  }
}

function dataUrl(format: string, text: string): string {
  return `data:image/${format};base64,${text}`
}
