import type { Host, ImageInfo } from '../shared/host.ts'
import type { Picture, PictureOf } from '../render/drawing.ts'
import type { Size } from '../shared/rect.ts'
import { shownFrame } from './videos.ts'

const shown = new Map<string, Picture>()

/** A blob address for a picture of the document, made once. */
export function imageUrl(host: Host, hash: string): string | null {
  return shownImage(host, hash)?.url ?? null
}

export function imageSize(host: Host, hash: string): Size | null {
  return shownImage(host, hash)
}

/** The pictures and first frames of a document for the renderer. */
export function picturesOf(host: Host): PictureOf {
  return hash => shownImage(host, hash) ?? shownFrame(host, hash)
}

function shownImage(host: Host, hash: string): Picture | null {
  const found = shown.get(hash)
  if (found) return found
  const image = host.image(hash)
  if (!image) return null
  const { width, height } = image
  const made = { url: URL.createObjectURL(blobOf(image)), width, height }
  shown.set(hash, made)
  return made
}

function blobOf({ bytes, format }: ImageInfo): Blob {
  // The type allows shared memory, which a blob does not take.
  return new Blob([bytes.slice()], { type: `image/${format}` })
}
