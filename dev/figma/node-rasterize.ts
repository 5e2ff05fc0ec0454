import sharp from 'sharp'
import type { HostIo } from './shared/host.ts'
import type { Size } from './shared/rect.ts'
import { withTextLengths } from './node-text-lengths.ts'

/** An SVG as a picture of its own size; JPEG has no transparency. */
export const nodeRasterize: HostIo['rasterize'] = async (svg, size, format) => {
  const margin = filterMargin(svg, size)
  // Pictures within are long attributes, which are refused otherwise.
  const fitting = (await withTextLengths(svg)).replaceAll(
    // librsvg does not support `plus-lighter`.
    'mix-blend-mode:plus-lighter',
    'mix-blend-mode:screen'
  )
  const wide = margin > 0 ? widened(fitting, size, margin) : fitting
  const drawn = sharp(Buffer.from(wide), { unlimited: true })
  if (margin > 0) drawn.extract({ left: margin, top: margin, ...size })
  const file =
    format === 'jpeg'
      ? drawn.flatten({ background: '#fff' }).jpeg({ quality: 92 })
      : drawn.png()
  return new Uint8Array(await file.toBuffer())
}

/** Pixels of a side; what lies farther away is not seen in a blur. */
const widest = 1024

/** librsvg: filters see only what is in the picture; browsers see it all. */
function filterMargin(svg: string, size: Size): number {
  const [x = 0, y = 0, width = 1, height = 1] = (
    / viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ') ?? []
  ).map(Number)
  let most = 0
  for (const [tag] of svg.matchAll(/<filter[^>]*userSpaceOnUse[^>]*>/g)) {
    const read = (name: string): number =>
      Number(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1])
    const left = read('x')
    const top = read('y')
    const right = left + read('width') - x - width
    const bottom = top + read('height') - y - height
    most = Math.max(most, x - left, y - top, right, bottom)
  }
  return Math.min(widest, Math.ceil((most * size.width) / width))
}

function widened(svg: string, { width, height }: Size, margin: number): string {
  const [w, h] = [width + 2 * margin, height + 2 * margin]
  const inside = `<svg x="${margin}" y="${margin}" overflow="visible"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">` +
    `${svg.replace('<svg', inside)}</svg>`
  )
}
