import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'
import { randomFrom } from '../assets/random.ts'
import { compose } from './compositions.ts'
import { planEmoji } from './emoji-plan.ts'

const require = createRequire(import.meta.url)

// The package's data files: drawings by name, names by code points.
const drawings = require('@iconify-json/openmoji/icons.json') as {
  icons: Record<string, { body: string } | undefined>
}
const names = require('@iconify-json/openmoji/chars.json') as Record<
  string,
  string | undefined
>

/** Draws a composition at a size. */
export async function drawEmoji(
  index: number,
  width: number,
  height: number
): Promise<Sharp> {
  const plan = planEmoji(index)
  if (!plan) throw new RangeError(`No drawing ${index}`)
  const { emoji, style, backdrop } = plan
  const art = artOf(emoji.hexcode)
  // Composed at a fixed size, so that all renditions show the same picture.
  const tall = Math.round((1000 * plan.height) / plan.width)
  const random = randomFrom(index + 80_000)
  const stage = { width: 1000, height: tall, backdrop, random }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 ${tall}" preserveAspectRatio="none">
<defs><g id="art">${art}</g></defs>${compose(style, stage)}</svg>`
  return sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
}

/** The content of the drawing's `svg` element. */
function artOf(hexcode: string): string {
  const name = names[hexcode.toLowerCase().replaceAll('-fe0f', '')] ?? ''
  const drawing = drawings.icons[name]
  if (!drawing) throw new RangeError(`No drawing of ${hexcode}`)
  return drawing.body
}
