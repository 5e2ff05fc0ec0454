import { documentKeys, readImageIndexEntry } from '../../contract/document.ts'
import type { ImageIndexEntry } from '../../contract/document.ts'
import type { Picture } from '../../contract/picture.ts'

/** What the file knows of an image; null when it is not ours. */
export function findIndexEntry(imageHash: string): ImageIndexEntry | null {
  const text = figma.root.getPluginData(documentKeys.image(imageHash))
  return readImageIndexEntry(text)
}

export function writeIndexEntry(
  imageHash: string,
  entry: ImageIndexEntry
): void {
  const key = documentKeys.image(imageHash)
  figma.root.setPluginData(key, JSON.stringify(entry))
}

/** Keeps the entry of an image, or that there is none, to put it back. */
export function keepIndexEntry(imageHash: string): () => void {
  const key = documentKeys.image(imageHash)
  const text = figma.root.getPluginData(key)
  return () => figma.root.setPluginData(key, text)
}

export function toCompEntry(picture: Picture): ImageIndexEntry {
  return {
    v: 1,
    assetId: picture.assetId,
    mediaType: picture.mediaType,
    state: 'comp',
    rendition: picture.rendition,
    width: picture.width,
    height: picture.height,
    pictureHeight: picture.pictureHeight
  }
}
