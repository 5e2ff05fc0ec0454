import sharp from 'sharp'
import type { SceneNode } from '../../shared/host.ts'
import type { Rect } from '../../shared/rect.ts'
import { nodeRasterize } from '../../node-rasterize.ts'
import type { Picture } from '../../render/drawing.ts'
import { type RenderOptions, renderScene } from '../../render/render-scene.ts'
import { type Pixels, readPixels } from '../read-pixels.ts'

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
  /** What is shown, a pixel for each unit. */
  view?: Rect
  /** Stands for every image. */
  picture?: Picture
}

const usualView = { x: 0, y: 0, width: 120, height: 120 }

/** Layers as the page would draw them. */
export function svgOf(
  children: SceneNode[],
  { view = usualView, picture, ...options }: Drawn = {}
): string {
  return renderScene(children, view, view, () => picture ?? null, options)
}

/** The same as pixels. */
export async function draw(
  children: SceneNode[],
  drawn: Drawn = {}
): Promise<Pixels> {
  const { width, height } = drawn.view ?? usualView
  const svg = svgOf(children, drawn)
  return readPixels(await nodeRasterize(svg, { width, height }, 'png'))
}

/** Which points of the layers are painted, as a string of 1 and 0. */
export async function paintedAt(
  children: SceneNode[],
  points: readonly (readonly [x: number, y: number])[]
): Promise<string> {
  const pixels = await draw(children)
  return points.map(([x, y]) => (pixels.at(x, y)[3] > 127 ? 1 : 0)).join('')
}
