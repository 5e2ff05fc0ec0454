import { searchImages } from '../../../contract/api/image-endpoints.ts'
import { operation } from '../requests/operation.ts'
import { searchAssets } from '../search/search-assets.ts'
import { imageRecords } from './image-records.ts'
import { searchIdOf } from './search-id.ts'

export const searchImagesOperation = operation(searchImages, call => {
  const { core, query, language } = call
  const searchId = searchIdOf(call, 'images')
  const found = searchAssets(core.catalog, query, language, searchId)
  return {
    data: imageRecords(call, found.ids, query.view),
    page: query.page,
    per_page: query.per_page,
    total_count: found.total,
    search_id: searchId,
    spellcheck_info:
      found.corrected === undefined
        ? {}
        : { original_query: query.query, query: found.corrected }
  }
})
