import {
  documentKeys,
  isNewer,
  readImageIndexEntry
} from '../../contract/document.ts'
import type { AssetRef, ImageIndexEntry } from '../../contract/document.ts'
import type { Picture } from '../../contract/picture.ts'
import { toPictureFile } from '../images/picture-file.ts'
import { pick } from '../platform/pick.ts'
import type { Slices } from '../platform/slices.ts'
import { assetKey, isSameAsset, toAssetRef } from './asset-key.ts'
import type { Restore } from './change-file.ts'
import { snapshotEntry } from './snapshot-entry.ts'
import { writeEntry } from './write-entry.ts'

/** By its text: one batch asks for the same entries again and again. */
const cache = new Map<string, ImageIndexEntry>()

/** Of a file that anybody wrote, no more is remembered at a time. */
const maxCached = 2000

/** The index as it is now: to be used for one call. */
export interface ImageIndex {
  /** Each asset with this image; the layer's record says which it shows. */
  entriesOf(imageHash: string): readonly ImageIndexEntry[]
}

export function openImageIndex(): ImageIndex {
  let further: Map<string, string[]> | null = null
  return {
    entriesOf(imageHash) {
      further = further || furtherKeys()
      const keys = further.get(imageHash) || []
      const entries: ImageIndexEntry[] = []
      for (const key of [documentKeys.image(imageHash), ...keys]) {
        const entry = readEntry(key)
        // version 0.1 writes the first of any asset
        if (entry && !entries.some(one => isSameAsset(one, entry))) {
          entries.push(entry)
        }
      }
      return entries
    }
  }
}

/** What the file knows of the image of this asset. */
export function findIndexEntry(
  imageHash: string,
  asset: AssetRef
): ImageIndexEntry | null {
  const keys = [
    documentKeys.image(imageHash),
    documentKeys.furtherImage(imageHash, asset)
  ]
  for (const key of keys) {
    const entry = readEntry(key)
    if (entry && isSameAsset(entry, asset)) return entry
  }
  return null
}

/** By key, the assets whose image another asset in the file has too. */
export async function findAlike(
  images: readonly { imageHash: string; asset: AssetRef }[],
  slices: Slices
): Promise<Map<string, AssetRef>> {
  const index = openImageIndex()
  const alike = new Map<string, AssetRef>()
  for (const { imageHash, asset } of images) {
    if (slices.isOver()) await slices.next()
    const entries = index.entriesOf(imageHash)
    if (entries.every(one => isSameAsset(one, asset))) continue
    alike.set(assetKey(asset), toAssetRef(asset))
  }
  return alike
}

/** Keys of the root under which `readIndexed` may find an image. */
export function indexKeys(): string[] {
  return figma.root.getPluginDataKeys().filter(key => hashIn(key) !== '')
}

export function readIndexed(
  key: string
): { imageHash: string; entry: ImageIndexEntry } | null {
  const entry = readEntry(key)
  return entry && { imageHash: hashIn(key), entry }
}

/** Ours, be it of a newer version. */
export function hasIndexEntry(imageHash: string): boolean {
  const text = figma.root.getPluginData(documentKeys.image(imageHash))
  return readImageIndexEntry(text) !== null || isNewer(text)
}

/** The first asset of an image has the key that version 0.1 reads. */
export function writeIndexEntry(
  imageHash: string,
  entry: ImageIndexEntry,
  restore: Restore
): void {
  const { root } = figma
  const firstKey = documentKeys.image(imageHash)
  const ownKey = documentKeys.furtherImage(imageHash, entry)
  const first = readEntry(firstKey)
  const isFirst = !first || isSameAsset(first, entry)
  const key = isFirst ? firstKey : ownKey
  restore.push(snapshotEntry(root, key))
  const isWritten = writeEntry(root, key, entry)
  if (!isWritten || !isFirst || root.getPluginData(ownKey) === '') return
  restore.push(snapshotEntry(root, ownKey))
  root.setPluginData(ownKey, '')
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

function readEntry(key: string): ImageIndexEntry | null {
  const text = figma.root.getPluginData(key)
  const known = cache.get(text)
  if (known) return known
  const entry = readImageIndexEntry(text)
  if (cache.size >= maxCached) cache.clear()
  if (entry) cache.set(text, entry)
  return entry
}

/** By image. */
function furtherKeys(): Map<string, string[]> {
  const byImage = new Map<string, string[]>()
  for (const key of figma.root.getPluginDataKeys()) {
    if (!key.startsWith(furtherStart)) continue
    const imageHash = hashIn(key)
    const known = byImage.get(imageHash)
    if (known) known.push(key)
    else byImage.set(imageHash, [key])
  }
  return byImage
}

const furtherStart = 'also:'
const pattern = /^(?:image|also):([^:]+)/

/** Empty for a key of anything else. */
function hashIn(key: string): string {
  const [, imageHash = ''] = pattern.exec(key) || []
  return imageHash
}
