import { shownMedia } from '../../contract/api/routes.ts'
import type { ShownMedium } from '../../contract/api/routes.ts'
import type { AssetRef } from '../../contract/document.ts'

/** Fetches once for each medium of these assets; for tracks, nothing. */
export function fetchByMedium<Reply>(
  assets: readonly AssetRef[],
  fetchOne: (mediaType: ShownMedium, ids: string[]) => Promise<Reply>
): Promise<Reply[]> {
  return Promise.all(
    shownMedia.flatMap(medium => {
      const own = assets.filter(({ mediaType }) => mediaType === medium)
      const ids = [...new Set(own.map(({ assetId }) => assetId))]
      return ids.length > 0 ? fetchOne(medium, ids) : []
    })
  )
}
