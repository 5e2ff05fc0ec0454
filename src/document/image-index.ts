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
import { assetKey, isSameAsset, toAssetRef } from '../../contract/asset-key.ts'
import type { Restore } from './change-file.ts'
import { snapshotEntry } from './snapshot-entry.ts'
import { writeEntry } from './write-entry.ts'

/**
 * Parsed entries by their text: one batch reads the same entries many times.
 */
const cache = new Map<string, ImageIndexEntry>()

/** Limits memory: anybody may have written the file. */
const maxCached = 2000

/** A view of the index for one call. */
export interface ImageIndex {
  /** All assets with this image; the layer's record says which one it shows. */
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
        // version 0.1 writes any asset under the first key
        if (entry && !entries.some(one => isSameAsset(one, entry))) {
          entries.push(entry)
        }
      }
      return entries
    }
  }
}

/** The index entry of this image for this asset. */
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

/** The assets that share their image with another asset, by key. */
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

/** Keys on the root that `readIndexed` can read. */
export function indexKeys(): string[] {
  return figma.root.getPluginDataKeys().filter(key => hashOf(key) !== '')
}

export function readIndexed(
  key: string
): { imageHash: string; entry: ImageIndexEntry } | null {
  const entry = readEntry(key)
  return entry && { imageHash: hashOf(key), entry }
}

/** True also for entries of a newer version. */
export function hasIndexEntry(imageHash: string): boolean {
  const text = figma.root.getPluginData(documentKeys.image(imageHash))
  return readImageIndexEntry(text) !== null || isNewer(text)
}

/** The first asset of an image is written under the key that 0.1 reads. */
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

export function toEntry(
  picture: Omit<Picture, 'name'>,
  state: ImageIndexEntry['state']
): ImageIndexEntry {
  return Object.assign(
    { v: 1 as const, state },
    pick(picture, ['assetId', 'mediaType', 'rendition', 'searchId']),
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

/** Keys of the second and later assets, by image. */
function furtherKeys(): Map<string, string[]> {
  const byImage = new Map<string, string[]>()
  for (const key of figma.root.getPluginDataKeys()) {
    if (!key.startsWith(furtherStart)) continue
    const imageHash = hashOf(key)
    const known = byImage.get(imageHash)
    if (known) known.push(key)
    else byImage.set(imageHash, [key])
  }
  return byImage
}

const furtherStart = 'also:'
const pattern = /^(?:image|also):([^:]+)/

/** The image hash in a key; empty for other keys. */
function hashOf(key: string): string {
  const [, imageHash = ''] = pattern.exec(key) || []
  return imageHash
}
