import {
  listImageCategories,
  listPopularQueries
} from '../../../contract/api/image-discovery-endpoints.ts'
import {
  getImage,
  listImages,
  searchImages
} from '../../../contract/api/image-endpoints.ts'
import { categories } from '../../catalog/assets/categories.ts'
import { nameCategory } from '../../catalog/assets/category-names.ts'
import { ServiceError } from '../http/service-error.ts'
import { operation } from '../requests/operation.ts'
import { popularQueries } from '../search/popular-queries.ts'
import { searchAssets } from '../search/search-assets.ts'
import { findByIds } from './find-by-ids.ts'
import { imageRecords, imageRecordText } from './image-records.ts'
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

export const listImagesOperation = operation(listImages, call => {
  const ids = [...new Set(call.query.id)]
  const records = new Map(
    imageRecords(call, ids, call.query.view).map(one => [one.id, one])
  )
  const { found, errors } = findByIds(ids, id => records.get(id))
  return { data: found, ...errors }
})

export const getImageOperation = operation(getImage, call => {
  const json = imageRecordText(call, call.path('id'), call.query.view)
  if (!json) throw new ServiceError(404, { message: 'Not Found' })
  return json
})

export const listImageCategoriesOperation = operation(
  listImageCategories,
  ({ language }) => ({
    data: categories.map(one => nameCategory(one, language))
  })
)

export const listPopularQueriesOperation = operation(
  listPopularQueries,
  ({ core, query, language }) => ({
    data: popularQueries(core, language, query.image_type)
  })
)
