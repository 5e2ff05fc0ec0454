import type { MediaType } from '../../contract/document.ts'

/** Ids of images and videos are apart. */
export function assetKey(of: {
  mediaType: MediaType
  assetId: string
}): string {
  return of.mediaType + of.assetId
}
