import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { planEmoji } from './emoji-plan.ts'

const require = createRequire(import.meta.url)
const folder = join(
  dirname(require.resolve('openmoji/package.json')),
  'color',
  'svg'
)

/** A composition at some size. */
export async function drawEmoji(
  index: number,
  width: number,
  height: number
): Promise<Sharp> {
  const plan = planEmoji(index)
  if (!plan) throw new RangeError(`No drawing ${index}`)
  const art = await readArt(plan.emoji.hexcode)
  const { ground, shade, shape } = plan.backdrop
  const side = Math.min(width, height)
  const size = side * 0.62
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="#${ground}"/>
<circle cx="${width / 2}" cy="${height / 2 + side * 0.03}" r="${side * 0.41}" fill="#${shade}"/>
<circle cx="${width / 2}" cy="${height / 2}" r="${side * 0.4}" fill="#${shape}"/>
<svg x="${(width - size) / 2}" y="${(height - size) / 2}" width="${size}" height="${size}" viewBox="0 0 72 72">${art}</svg>
</svg>`
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
}

/** What is inside the drawing's own svg element. */
async function readArt(hexcode: string): Promise<string> {
  const file = await readFile(join(folder, `${hexcode}.svg`), 'utf8')
  return file.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
}
