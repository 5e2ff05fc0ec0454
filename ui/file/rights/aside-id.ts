import type { FoundImage } from '../../../contract/finding.ts'

/** The record id of an asset that was put aside. */
export function asideId({
  assetId,
  mediaType
}: Pick<FoundImage, 'assetId' | 'mediaType'>): string {
  return `${mediaType}.${assetId}`
}
