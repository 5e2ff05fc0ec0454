import type { Collection } from '../../api/collections.ts'
import { detailsOf } from '../../library/asset-details.ts'
import { choosePicture } from '../../library/choose-picture.ts'

/** A picture that is sharp at that width; null while none is known. */
export function coverOf({ coverId }: Collection, width: number): string | null {
  const asset = detailsOf(coverId ?? '')
  if (!asset) return null
  return choosePicture(asset, width * devicePixelRatio)?.url ?? null
}
