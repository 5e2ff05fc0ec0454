import { setImmediate } from 'node:timers/promises'
import sharp, { type Sharp } from 'sharp'
import { planScene } from './plan-scene.ts'
import { createRaster, paintedPixels } from './raster.ts'

/** Paints a scene in steps, without blocking the event loop. */
export async function drawScene(
  index: number,
  width: number,
  height: number
): Promise<Sharp> {
  const { drawing } = planScene(index).plan
  if (drawing.kind === 'svg') {
    return sharp(Buffer.from(drawing.svg(width, height)), {
      limitInputPixels: false
    })
      .resize(width, height, { fit: 'fill' })
      .removeAlpha()
  }
  const shrink = Math.min(1, Math.sqrt(paintedPixels / (width * height)))
  const raster = createRaster(
    Math.round(width * shrink),
    Math.round(height * shrink)
  )
  for (const _ of drawing.paint(raster)) await setImmediate()
  const picture = sharp(raster.pixels, {
    raw: { width: raster.width, height: raster.height, channels: 3 }
  })
  if (shrink === 1) return picture
  return picture.resize(width, height, { fit: 'fill', kernel: 'linear' })
}
