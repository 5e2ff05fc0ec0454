import type { Core } from '../core.ts'
import { mediaBase } from '../media/media-base.ts'
import { findAsset } from '../search/find-asset.ts'

/** What a page shows of an image. */
export interface SharedItem {
  id: string
  description: string
  /** Address of a small picture. */
  thumbnail: string
}

/** Undefined when the library has the image no more. */
export function sharedItem(core: Core, id: string): SharedItem | undefined {
  const asset = findAsset(core, id)
  if (!asset) return undefined
  return {
    id,
    description: asset.description || asset.title,
    thumbnail: `${mediaBase(core, id)}/${id}/large_thumb.jpg`
  }
}
