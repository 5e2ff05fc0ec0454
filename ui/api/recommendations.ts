import { routes } from '../../contract/api/routes.ts'
import {
  readRecords,
  TolerantList,
  TolerantRecord
} from '../../contract/api/records/tolerant.ts'
import { fetchPublic } from './fetch-public.ts'

interface Options {
  most: number
  safe: boolean
}

/** Ids of assets that go well with these, best first. */
export async function fetchRecommendations(
  assetIds: readonly string[],
  { most, safe }: Options
): Promise<string[]> {
  const route = routes.listImageRecommendations
  const values = { id: assetIds, max_items: most, safe }
  const { data } = await fetchPublic(route, {}, values, TolerantList)
  const { records } = readRecords(TolerantRecord, data, most)
  return [...new Set(records.map(one => one.id))]
}
