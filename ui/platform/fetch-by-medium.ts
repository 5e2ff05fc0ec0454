import { mediaTypes } from '../../contract/api/media-type.ts'
import type { MediaType } from '../../contract/api/media-type.ts'
import type { AssetRef } from '../../contract/document.ts'

/** Fetches once for each medium of these assets. */
export function fetchByMedium<Reply>(
  assets: readonly AssetRef[],
  fetchOne: (mediaType: MediaType, ids: string[]) => Promise<Reply>
): Promise<Reply[]> {
  return Promise.all(
    mediaTypes.flatMap(medium => {
      const own = assets.filter(({ mediaType }) => mediaType === medium)
      const ids = [...new Set(own.map(({ assetId }) => assetId))]
      return ids.length > 0 ? fetchOne(medium, ids) : []
    })
  )
}
