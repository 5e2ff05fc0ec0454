import { mediaRoutes } from '../../contract/api/routes.ts'
import type { ShownMedium } from '../../contract/api/routes.ts'
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

/** Names of the library's categories of a medium. */
export async function fetchCategories(
  mediaType: ShownMedium
): Promise<string[]> {
  const route = mediaRoutes[mediaType].categories
  const { data } = await fetchPublic(
    route,
    {},
    { language: apiLanguage() },
    CategoryList
  )
  const { records } = readRecords(TolerantCategory, data, maxCategories)
  return [...new Set(records.map(({ name }) => name))]
}
