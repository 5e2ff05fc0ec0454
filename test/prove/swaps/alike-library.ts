import sharp from 'sharp'
import type { Library, LibraryFile } from '../../../dev/service/core/library.ts'
import { smallLibrary } from './small-library.ts'

const rendered = new Map<string, Promise<LibraryFile>>()

/**
 * The small library with one file for all previews, and one licensed file for
 * all assets with an even id.
 */
export const alikeLibrary: Library = {
  ...smallLibrary,
  render(asset, name) {
    const isLicensed = name.endsWith('_jpg')
    const isAlike = !isLicensed || Number(asset.id) % 2 === 0
    if (!isAlike) return smallLibrary.render(asset, name)
    const color = isLicensed ? '#22aa66' : '#888888'
    const known = rendered.get(color) ?? render(color)
    rendered.set(color, known)
    return known
  }
}

async function render(background: string): Promise<LibraryFile> {
  const size = { width: 240, height: 160 }
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { bytes: new Uint8Array(bytes), type: 'image/jpeg' }
}
