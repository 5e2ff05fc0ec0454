import { readGifHeader } from './gif-header.ts'
import type { ImageHeader } from './image-header.ts'
import { readJpegHeader } from './jpeg-header.ts'
import { readPngHeader } from './png-header.ts'
import { readWebpHeader } from './webp-header.ts'

/** Null for unknown formats and for files that are cut off early. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  return (
    readJpegHeader(bytes) ??
    readPngHeader(bytes) ??
    readGifHeader(bytes) ??
    readWebpHeader(bytes)
  )
}
