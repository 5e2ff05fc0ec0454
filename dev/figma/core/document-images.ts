import { fromBase64, toBase64 } from './base64.ts'
import type { DocumentFile } from './host.ts'
import type { ImageShelf } from './image-shelf.ts'

/** Puts a document's images on the shelf. */
export function shelveImages(shelf: ImageShelf, document: DocumentFile): void {
  for (const text of Object.values(document.images)) {
    shelf.add(fromBase64(text), 'document')
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
