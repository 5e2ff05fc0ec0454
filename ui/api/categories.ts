import { routes } from '../../contract/api/routes.ts'
import {
  readRecords,
  TolerantCategory,
  TolerantList
} from '../../contract/api/records/tolerant.ts'
import { apiLanguage } from './api-language.ts'
import { fetchPublic } from './fetch-public.ts'

/** More would not fit into a list to choose from. */
const maxCategories = 500

/** Names of the library's categories. */
export async function fetchCategories(): Promise<string[]> {
  const route = routes.listImageCategories
  const { data } = await fetchPublic(
    route,
    {},
    { language: apiLanguage() },
    TolerantList
  )
  const { records } = readRecords(TolerantCategory, data, maxCategories)
  return [...new Set(records.map(({ name }) => name))]
}
