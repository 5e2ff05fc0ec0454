import { isSavedAsFile } from '../../contract/api/media-type.ts'
import type { AssetRef } from '../../contract/document.ts'

/** A layer can show pictures and videos; a track is placed as a card. */
export function canFill({ mediaType }: Pick<AssetRef, 'mediaType'>): boolean {
  return !isSavedAsFile(mediaType)
}
