import { sha1 } from '@noble/hashes/legacy.js'
import type { Picture } from '../api/asset.ts'
import { toHex } from '../to-hex.ts'

export interface SeenPreview {
  assetId: string
  record: Picture
}

const seen = new Map<string, SeenPreview>()

/** Figma: an image is named by the SHA-1 of its file, given here. */
export function keepSeen(preview: SeenPreview, bytes: Uint8Array): string {
  const imageHash = toHex(sha1(bytes))
  seen.set(imageHash, preview)
  return imageHash
}

/** The preview of this hash, if this panel has had its file. */
export function findSeen(imageHash: string): SeenPreview | undefined {
  return seen.get(imageHash)
}

export function seenHashes(): string[] {
  return [...seen.keys()]
}
