import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Library } from '../../dev/service/core/library.ts'
import { benchLibrary } from '../service/million.ts'

const width = 1200
const height = 800

/** Noise that makes files of about 200 kB. */
const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const

/**
 * The catalogue with licensed files from the folder: copies of one picture that
 * differ in a comment.
 */
export async function storedFiles(folder: string): Promise<Library> {
  const path = join(folder, 'picture.jpg')
  const background = { r: 128, g: 128, b: 128 }
  const create = { width, height, channels: 3, background, noise } as const
  await writeFile(path, await sharp({ create }).jpeg().toBuffer())
  const library = benchLibrary()
  return {
    ...library,
    // A file much smaller than its record would be refused.
    sizes: asset => ({
      ...library.sizes(asset),
      huge_jpg: { width, height },
      medium_jpg: { width, height },
      small_jpg: { width, height }
    }),
    async render({ id }, name) {
      const bytes = withComment(await readFile(path), `${id} ${name}`)
      return { bytes, type: 'image/jpeg' }
    }
  }
}

/** JPEG: a segment begins with its marker and its length with these two bytes. */
function withComment(file: Uint8Array, text: string): Uint8Array {
  const comment = new TextEncoder().encode(text)
  const header = [0xff, 0xfe, 0, comment.length + 2]
  const start = 2
  const bytes = new Uint8Array(file.length + header.length + comment.length)
  bytes.set(file.subarray(0, start))
  bytes.set(header, start)
  bytes.set(comment, start + header.length)
  bytes.set(file.subarray(start), start + header.length + comment.length)
  return bytes
}
