import { documentKeys, readImageIndexEntry } from '../../contract/document.ts'
import type { ImageIndexEntry } from '../../contract/document.ts'
import type { Picture } from '../../contract/picture.ts'
import { toPictureFile } from '../images/picture-file.ts'

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
  const { assetId, mediaType, rendition } = picture
  return Object.assign(
    { v: 1 as const, assetId, mediaType, state: 'comp' as const, rendition },
    toPictureFile(picture)
  )
}
