import type { AssetRef } from '../../contract/document.ts'

/** Licensing knows images only; placing and collections know every medium. */
export function hasAllActions({ mediaType }: AssetRef): boolean {
  return mediaType === 'image'
}
