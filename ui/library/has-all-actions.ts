import type { AssetRef } from '../../contract/document.ts'

/** Licensing and collections know images only; placing knows every medium. */
export function hasAllActions({ mediaType }: AssetRef): boolean {
  return mediaType === 'image'
}
