import type { HostIo, ImageInfo } from '../shared/host.ts'
import { type ImageFacts, imageFacts } from './image-facts.ts'
import { holds } from '../rules/rules.ts'

const largestSide = 4096

/** All images of a document, by the SHA-1 of their bytes. */
export interface ImageShelf {
  /** Throws as `figma.createImage` does. */
  add(bytes: Uint8Array, op: string): string
  get(hash: string): ImageInfo | null
  all(): ReadonlyMap<string, ImageInfo>
}

function unknownImage(): ImageFacts | null {
  if (holds('images/only-png-jpeg-gif')) return null
  return { format: 'png', width: 1, height: 1 }
}

/** Keeps the images of a document; refuses what Figma refuses. */
export function imageShelf(
  sha1: HostIo['sha1'],
  first: ReadonlyMap<string, ImageInfo> = new Map()
): ImageShelf {
  const images = new Map(first)
  return {
    add(bytes, op) {
      const facts = imageFacts(bytes) ?? unknownImage()
      if (!facts) throw new Error(`in ${op}: Image type is unsupported`)
      const side = Math.max(facts.width, facts.height)
      if (side > largestSide && holds('images/at-most-4096-pixels')) {
        throw new Error(`in ${op}: Image is too large`)
      }
      const hash = sha1(bytes)
      if (!images.has(hash)) images.set(hash, { bytes, ...facts })
      return hash
    },
    get: hash => images.get(hash) ?? null,
    all: () => images
  }
}
