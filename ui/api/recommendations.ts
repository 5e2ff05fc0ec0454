import { routes } from '../../contract/api/routes.ts'
import { TolerantItems } from '../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantRecord
} from '../../contract/api/records/tolerant.ts'
import { fetchPublic } from './fetch-public.ts'

interface Options {
  max: number
  safe: boolean
}

/** Ids of assets that go well with these, best first. */
export async function fetchRecommendations(
  assetIds: readonly string[],
  { max, safe }: Options,
  signal?: AbortSignal
): Promise<string[]> {
  const route = routes.listImageRecommendations
  const values = { id: assetIds, max_items: max, safe }
  const { data } = await fetchPublic(route, {}, values, TolerantItems, signal)
  const { records } = readRecords(TolerantRecord, data, max)
  return [...new Set(records.map(one => one.id))]
}
