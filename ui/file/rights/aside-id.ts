import type { FoundImage } from '../../../contract/finding.ts'

/** The key of an asset that was put aside. */
export function asideId({
  assetId,
  mediaType
}: Pick<FoundImage, 'assetId' | 'mediaType'>): string {
  return `${mediaType}.${assetId}`
}
