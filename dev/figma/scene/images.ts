import type { Host, ImageInfo } from '../shared/host.ts'
import type { Picture, PictureOf } from '../render/drawing.ts'
import { shownFrame } from './videos.ts'

const shown = new Map<string, Picture>()

/** The pictures and first frames of a document, as blobs made once. */
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
