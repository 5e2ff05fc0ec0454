import sharp from 'sharp'
import type { HostIo } from './core/host.ts'

/** An SVG as a picture of its own size; JPEG has no transparency. */
export const nodeRasterize: NonNullable<HostIo['rasterize']> = async (
  svg,
  _size,
  format
) => {
  // Pictures within are long attributes, which are refused otherwise.
  const drawn = sharp(Buffer.from(svg), { unlimited: true })
  const file =
    format === 'jpeg'
      ? drawn.flatten({ background: '#fff' }).jpeg({ quality: 92 })
      : drawn.png()
  return new Uint8Array(await file.toBuffer())
}
