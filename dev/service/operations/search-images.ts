import { createHash } from 'node:crypto'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import type { Language } from '../../../contract/api/languages.ts'
import { operation } from '../http/operation.ts'
import type { ImageSearch } from '../search/filter-assets.ts'
import { searchAssets } from '../search/search-assets.ts'
import { imageRecords } from './image-records.ts'

export const searchImagesOperation = operation(searchImages, call => {
  const { core, query, language, caller } = call
  const day = Math.floor(core.now() / 86_400_000)
  const searchId = searchIdOf(query, language, `${caller?.clientId} ${day}`)
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

/** The same for every page of a search, so that its order is kept. */
function searchIdOf(
  search: ImageSearch,
  language: Language,
  origin: string
): string {
  const { page: _page, per_page: _perPage, view: _view, ...rest } = search
  const text = JSON.stringify([origin, language, rest])
  const hash = createHash('sha256').update(text).digest()
  return hash.subarray(0, 16).toString('base64url')
}
