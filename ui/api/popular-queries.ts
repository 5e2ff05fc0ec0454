import { routes } from '../../contract/api/routes.ts'
import { TolerantList } from '../../contract/api/records/tolerant.ts'
import type { Language } from '../../contract/settings.ts'
import { isText } from '../../contract/shape.ts'
import { cleanWords } from './clean-words.ts'
import { fetchPublic } from './fetch-public.ts'

/** Longer queries make poor suggestions. */
const maxQueryLength = 60

/** More than the panel ever shows. */
const maxQueries = 50

/** Popular searches in this language. */
export async function fetchPopularQueries(
  language: Language
): Promise<string[]> {
  const route = routes.listPopularQueries
  const { data } = await fetchPublic(route, {}, { language }, TolerantList)
  const words = data.slice(0, maxQueries).filter(isText).map(cleanWords)
  const usable = words.filter(one => one !== '' && one.length <= maxQueryLength)
  return [...new Set(usable)]
}
