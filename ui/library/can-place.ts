import type { AssetRef } from '../../contract/document.ts'

/** Tracks are listened to; the canvas shows no sound. */
export function canPlace({ mediaType }: Pick<AssetRef, 'mediaType'>): boolean {
  return mediaType !== 'audio'
}
