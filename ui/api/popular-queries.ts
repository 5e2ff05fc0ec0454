import * as v from 'valibot'
import { routes } from '../../contract/api/routes.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import { decodeEntities } from '../../contract/api/records/decode-entities.ts'
import type { Language } from '../../contract/settings.ts'
import { isText } from '../../contract/shape.ts'
import { cleanWords } from './clean-words.ts'
import { fetchPublic } from './fetch-public.ts'

const QueryList = tolerantListOf(v.string())

/** Longer queries make poor suggestions. */
const maxQueryLength = 60

/** More than the panel ever shows. */
const maxQueries = 50

/** Popular searches in this language. */
export async function fetchPopularQueries(
  language: Language
): Promise<string[]> {
  const route = routes.listPopularQueries
  const { data } = await fetchPublic(route, {}, { language }, QueryList)
  const texts = data.slice(0, maxQueries).filter(isText).map(decodeEntities)
  const words = texts.map(cleanWords)
  const usable = words.filter(one => one !== '' && one.length <= maxQueryLength)
  return [...new Set(usable)]
}
