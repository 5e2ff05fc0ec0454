import sharp from 'sharp'
import type { Rect, SceneNode } from '../../../../dev/figma/shared/host.ts'
import { nodeRasterize } from '../../../../dev/figma/node-rasterize.ts'
import type { Picture } from '../../../../dev/figma/render/drawing.ts'
import {
  type RenderOptions,
  renderScene
} from '../../../../dev/figma/render/render-scene.ts'

export interface Pixels {
  at(x: number, y: number): [number, number, number, number]
}

/** A picture whose red grows to the right and whose green grows downwards. */
export async function gradientPicture(
  width: number,
  height: number
): Promise<Picture> {
  const bytes = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      bytes[at] = Math.round(((x + 0.5) / width) * 255)
      bytes[at + 1] = Math.round(((y + 0.5) / height) * 255)
      bytes[at + 2] = 128
    }
  }
  const raw = { width, height, channels: 3 as const }
  const png = await sharp(bytes, { raw }).png().toBuffer()
  const url = `data:image/png;base64,${png.toString('base64')}`
  return { url, width, height }
}

export interface Drawn extends RenderOptions {
  /** As much as there is room for from the origin, unless said otherwise. */
  view?: Rect
}

/** Layers as the page would draw them. */
export function svgOf(
  children: SceneNode[],
  size = { width: 120, height: 120 },
  picture?: Picture,
  { view = { x: 0, y: 0, ...size }, ...options }: Drawn = {}
): string {
  return renderScene(children, view, size, () => picture ?? null, options)
}

/** The same as pixels. */
export async function draw(
  children: SceneNode[],
  size: { width: number; height: number },
  picture?: Picture,
  options: Drawn = {}
): Promise<Pixels> {
  const svg = svgOf(children, size, picture, options)
  const file = await nodeRasterize(svg, size, 'png')
  const { data, info } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    at(x, y) {
      const start = (Math.floor(y) * info.width + Math.floor(x)) * 4
      const [r = -1, g = -1, b = -1, a = -1] = data.subarray(start, start + 4)
      return [r, g, b, a]
    }
  }
}
