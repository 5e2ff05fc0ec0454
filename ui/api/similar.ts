import { similarRoutes } from '../../contract/api/similar-routes.ts'
import {
  readRecords,
  TolerantImage,
  TolerantList
} from '../../contract/api/tolerant.ts'
import { apiLanguage } from './api-language.ts'
import { toAsset } from './asset.ts'
import { fetchOpen } from './fetch-open.ts'
import type { Part, SearchPage } from './images.ts'

/** What looks like an asset, the likest first; the service ends it at 200. */
export async function fetchSimilar(
  assetId: string,
  { page, perPage }: Part,
  signal?: AbortSignal
): Promise<SearchPage> {
  const reply = await fetchOpen(
    similarRoutes.listSimilarImages,
    { id: assetId },
    // The minimal view does not say what is editorial.
    { page, per_page: perPage, view: 'full', language: apiLanguage() },
    TolerantList,
    signal
  )
  const { records, dropped } = readRecords(TolerantImage, reply.data, perPage)
  const others = records.filter(({ id }) => id !== assetId)
  return {
    assets: others.map(toAsset),
    received: reply.data.length,
    dropped,
    total: reply.total_count ?? records.length,
    spellcheck: null
  }
}
