import { fromBase64 } from '../pictures/base64.ts'
import type { DocumentFile } from '../shared/host.ts'
import type { ImageShelf } from '../pictures/image-shelf.ts'
import { imageText } from '../pictures/image-text.ts'
import { asDocument } from './read-document.ts'

function shelve(shelf: ImageShelf, hash: string, text: string): string {
  try {
    return shelf.add(fromBase64(text), 'document')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Nothing was opened: images["${hash}"] is no picture (${reason}). Take ` +
        'it out, or save the document again where it was made.',
      { cause: error }
    )
  }
}

/** Puts a document's images on the shelf; throws when one cannot be read. */
export function shelveImages(shelf: ImageShelf, document: DocumentFile): void {
  for (const [hash, text] of Object.entries(asDocument(document).images)) {
    const found = shelve(shelf, hash, text)
    if (found === hash) continue
    throw new Error(
      `Nothing was opened: images["${hash}"] is another picture, whose hash ` +
        `is "${found}". Save the document again where it was made.`
    )
  }
}

/** Completes what the realm exports with the bytes of all images. */
export function withImages(
  exported: Omit<DocumentFile, 'version' | 'images'>,
  shelf: ImageShelf
): DocumentFile {
  const images: Record<string, string> = {}
  for (const [hash, image] of shelf.all()) images[hash] = imageText(image)
  return { version: 1, ...exported, images }
}
