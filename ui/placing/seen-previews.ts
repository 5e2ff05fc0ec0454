import { sha1 } from '@noble/hashes/legacy.js'
import type { AssetRef } from '../../contract/document.ts'
import { isSameAsset } from '../../contract/asset-key.ts'
import type { Picture } from '../api/asset.ts'
import { toHex } from '../platform/to-hex.ts'

/** A picture of an asset; of a video, a still. */
export interface SeenPreview extends AssetRef {
  record: Picture
}

const seen = new Map<string, SeenPreview[]>()

/** Figma: an image is named by the SHA-1 of its file, passed in here. */
export function keepSeen(preview: SeenPreview, bytes: Uint8Array): string {
  const imageHash = toHex(sha1(bytes))
  const others = findSeen(imageHash).filter(one => !isSameAsset(one, preview))
  seen.set(imageHash, [...others, preview])
  return imageHash
}

/** Previews of each asset that this panel has loaded with this file hash. */
export function findSeen(imageHash: string): readonly SeenPreview[] {
  return seen.get(imageHash) ?? []
}

export function seenHashes(): string[] {
  return [...seen.keys()]
}
