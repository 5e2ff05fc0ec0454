import type { MediaType } from '../../contract/api/media-type.ts'
import { categoryRoutes } from '../../contract/api/routes.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantCategory
} from '../../contract/api/records/tolerant.ts'
import { apiLanguage } from './api-language.ts'
import { fetchPublic } from './fetch-public.ts'

const CategoryList = tolerantListOf(TolerantCategory)

/** More would not fit into a list to choose from. */
const maxCategories = 500

/** Names of the library's categories of a medium; tracks have none. */
export async function fetchCategories(mediaType: MediaType): Promise<string[]> {
  const route = categoryRoutes[mediaType]
  if (!route) return []
  const { data } = await fetchPublic(
    route,
    {},
    { language: apiLanguage() },
    CategoryList
  )
  const { records } = readRecords(TolerantCategory, data, maxCategories)
  return [...new Set(records.map(({ name }) => name))]
}
