import { suggestionRoutes } from '../../contract/api/suggestion-routes.ts'
import {
  readRecords,
  TolerantCategory,
  TolerantList
} from '../../contract/api/tolerant.ts'
import { fetchOpen } from './fetch-open.ts'

/** Names of what the library sorts its assets into. */
export async function fetchCategories(): Promise<string[]> {
  const route = suggestionRoutes.listImageCategories
  const { data } = await fetchOpen(route, {}, {}, TolerantList)
  return readRecords(TolerantCategory, data).records.map(({ name }) => name)
}
