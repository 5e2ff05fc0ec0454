import {
  documentKeys,
  isNewer,
  readImageIndexEntry
} from '../../contract/document.ts'
import type { ImageIndexEntry } from '../../contract/document.ts'
import type { Picture } from '../../contract/picture.ts'
import { toPictureFile } from '../images/picture-file.ts'
import { pick } from '../pick.ts'
import type { Restore } from './change-file.ts'
import { keepEntry } from './keep-entry.ts'
import { writeEntry } from './write-entry.ts'

/** By its text: one batch asks for the same entries again and again. */
const read = new Map<string, ImageIndexEntry>()

/** Of a file that anybody wrote, no more is remembered at a time. */
const mostRead = 2000

/** What the file knows of an image; null when it is not ours. */
export function findIndexEntry(imageHash: string): ImageIndexEntry | null {
  const text = figma.root.getPluginData(documentKeys.image(imageHash))
  const known = read.get(text)
  if (known) return known
  const entry = readImageIndexEntry(text)
  if (read.size >= mostRead) read.clear()
  if (entry) read.set(text, entry)
  return entry
}

/** Ours, be it of a newer version. */
export function hasIndexEntry(imageHash: string): boolean {
  const text = figma.root.getPluginData(documentKeys.image(imageHash))
  return readImageIndexEntry(text) !== null || isNewer(text)
}

export function writeIndexEntry(
  imageHash: string,
  entry: ImageIndexEntry,
  restore: Restore
): void {
  const key = documentKeys.image(imageHash)
  restore.push(keepEntry(figma.root, key))
  writeEntry(figma.root, key, entry)
}

export function toCompEntry(picture: Picture): ImageIndexEntry {
  return toEntry(picture, 'comp')
}

/** Of what a picture says, all that the index keeps. */
export function toEntry(
  picture: Omit<Picture, 'name'>,
  state: ImageIndexEntry['state']
): ImageIndexEntry {
  return Object.assign(
    { v: 1 as const, state },
    pick(picture, ['assetId', 'mediaType', 'rendition']),
    toPictureFile(picture)
  )
}
