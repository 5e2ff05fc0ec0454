import type { AssetRef } from '../../contract/document.ts'

/** A layer can show pictures and videos; a track is placed as a card. */
export function canFill({ mediaType }: Pick<AssetRef, 'mediaType'>): boolean {
  return mediaType !== 'audio'
}
