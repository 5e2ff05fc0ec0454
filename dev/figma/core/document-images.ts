import { fromBase64, toBase64 } from './base64.ts'
import type { DocumentFile } from './host.ts'
import type { ImageShelf } from './image-shelf.ts'

const version = 1

/** What a file says may be anything. */
function assertVersion(own: unknown): void {
  if (own === version) return
  const todo = Number(own) > version ? 'Use a newer host.' : 'Say version 1.'
  throw new Error(
    `Nothing was opened: the document is of version ${String(own)}, and this ` +
      `host reads version ${version}. ${todo}`
  )
}

function assertImages(images: unknown): void {
  if (typeof images === 'object' && images && !Array.isArray(images)) return
  throw new Error(
    'Nothing was opened: images must be an object of base64 by hash. Save ' +
      'the document again where it was made.'
  )
}

/** Puts a document's images on the shelf; throws when one cannot be read. */
export function shelveImages(shelf: ImageShelf, document: DocumentFile): void {
  assertVersion(document.version)
  assertImages(document.images)
  for (const [hash, text] of Object.entries(document.images)) {
    try {
      shelf.add(fromBase64(text), 'document')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(
        `Nothing was opened: images["${hash}"] is no picture (${reason}). Take ` +
          'it out, or save the document again where it was made.',
        { cause: error }
      )
    }
  }
}

/** Completes what the realm exports with the bytes of all images. */
export function withImages(
  exported: Omit<DocumentFile, 'version' | 'images'>,
  shelf: ImageShelf
): DocumentFile {
  const images: Record<string, string> = {}
  for (const [hash, image] of shelf.all()) images[hash] = toBase64(image.bytes)
  return { version: 1, ...exported, images }
}
