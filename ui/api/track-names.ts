import * as v from 'valibot'
import { routes } from '../../contract/api/routes.ts'
import { decodeEntities } from '../../contract/api/records/decode-entities.ts'
import { tolerantListOf } from '../../contract/api/records/tolerant-lists.ts'
import { isText } from '../../contract/shape.ts'
import { plainText } from '../words/plain-text.ts'
import { fetchPublic } from './fetch-public.ts'

const NameList = tolerantListOf(v.string())

/** More would not fit into a list to choose from. */
const maxNames = 200
const maxLength = 100

const nameRoutes = {
  moods: routes.listMoods,
  instruments: routes.listInstruments
}

/**
 * The library's names to search tracks by, in English. Not all services list
 * them: `not-found`.
 */
export async function fetchTrackNames(
  kind: keyof typeof nameRoutes
): Promise<string[]> {
  const { data } = await fetchPublic(nameRoutes[kind], {}, {}, NameList)
  const texts = data.slice(0, maxNames).filter(isText)
  const names = texts.map(text => plainText(decodeEntities(text)))
  const usable = names.filter(name => name !== '' && name.length <= maxLength)
  return [...new Set(usable)]
}
