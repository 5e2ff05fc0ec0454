import type { Thumbnail } from '../../../contract/api/records/image.ts'
import type { Core } from '../core/core.ts'
import { mediaBase } from '../media/media-base.ts'
import { findAsset } from '../search/find-asset.ts'

/** An image as shown on a page. */
export interface SharedItem {
  id: string
  description: string
  thumbnail: Thumbnail
}

/** Undefined if the library no longer has the image. */
export function sharedItem(core: Core, id: string): SharedItem | undefined {
  const asset = findAsset(core, id)
  const size = asset && core.library.sizes(asset).large_thumb
  if (!size) return undefined
  return {
    id,
    description: asset.description || asset.title,
    thumbnail: {
      url: `${mediaBase(core, id)}/${id}/large_thumb.jpg`,
      width: size.width,
      height: size.height
    }
  }
}
