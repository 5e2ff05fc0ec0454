import { listUpdatedImages } from '../../../contract/api/image-discovery-endpoints.ts'
import { updates } from '../../../contract/api/records/updated-media.ts'
import { operation } from '../requests/operation.ts'
import { updateSpan } from '../search/update-span.ts'
import { updatedAssets } from '../search/updated-assets.ts'

export const listUpdatedImagesOperation = operation(
  listUpdatedImages,
  ({ core, query }) => {
    const { type: types = updates, page, per_page, sort } = query
    const span = updateSpan(query, core.now())
    const wanted = { types, page, per_page, sort }
    const { data, total } = updatedAssets(core, span, wanted)
    return { data, page, per_page, total_count: total }
  }
)
