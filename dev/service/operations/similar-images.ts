import {
  listImageRecommendations,
  listSimilarImages
} from '../../../contract/api/image-discovery-endpoints.ts'
import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import { lookalikes } from '../similarity/lookalikes.ts'
import {
  recommendedAssets,
  similarAssets
} from '../similarity/similar-assets.ts'
import { findUpload } from '../similarity/uploads.ts'
import { operation } from '../requests/operation.ts'
import { findAsset } from '../search/find-asset.ts'
import { imageRecords } from './image-records.ts'
import { pageOf } from './page-of.ts'
import { searchIdOf } from './search-id.ts'

export const listSimilarImagesOperation = operation(listSimilarImages, call => {
  const id = call.path('id')
  const ids = similarIds(call.core, id, call.caller?.clientId ?? '')
  const { data: shown, ...page } = pageOf(ids, call.query, id => id)
  return {
    data: imageRecords(call, shown, call.query.view),
    ...page,
    search_id: searchIdOf(call, `images like ${id}`)
  }
})

/** For an asset, or a picture that this application uploaded. */
function similarIds(core: Core, id: string, clientId: string): string[] {
  const asset = findAsset(core, id)
  if (asset) return similarAssets(core, asset)
  const upload = findUpload(core, clientId, id)
  if (upload) return lookalikes(core, upload)
  throw new ServiceError(404, { message: 'Not Found' })
}

/** Similar to all of them; the duration does not depend on their number. */
export const listImageRecommendationsOperation = operation(
  listImageRecommendations,
  ({ core, query }) => {
    const assets = [...new Set(query.id)].flatMap(
      id => findAsset(core, id) ?? []
    )
    const hasAdults = !query.safe && assets.some(({ isAdult }) => isAdult)
    const ids = recommendedAssets(core, assets, hasAdults)
    return { data: ids.slice(0, query.max_items).map(id => ({ id })) }
  }
)
