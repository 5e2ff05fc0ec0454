import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { randomFrom } from '../assets/random.ts'
import { compose } from './compositions.ts'
import { planEmoji } from './emoji-plan.ts'

const require = createRequire(import.meta.url)

/** A composition at some size. */
export async function drawEmoji(
  index: number,
  width: number,
  height: number
): Promise<Sharp> {
  const plan = planEmoji(index)
  if (!plan) throw new RangeError(`No drawing ${index}`)
  const { emoji, style, backdrop } = plan
  const art = await readArt(emoji.hexcode)
  // Composed at one size, so that all renditions show the same picture.
  const tall = Math.round((1000 * plan.height) / plan.width)
  const random = randomFrom(index + 80_000)
  const stage = { width: 1000, height: tall, backdrop, random }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1000 ${tall}" preserveAspectRatio="none">
<defs><g id="art">${art}</g></defs>${compose(style, stage)}</svg>`
  return sharp(Buffer.from(svg), { limitInputPixels: false })
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
}

/** What is inside the drawing's own svg element. */
async function readArt(hexcode: string): Promise<string> {
  const folder = dirname(require.resolve('openmoji/package.json'))
  const path = join(folder, 'color', 'svg', `${hexcode}.svg`)
  const file = await readFile(path, 'utf8')
  return file.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}
