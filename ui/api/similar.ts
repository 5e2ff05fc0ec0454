import { routes } from '../../contract/api/routes.ts'
import { TolerantImages } from '../../contract/api/records/tolerant-lists.ts'
import { apiLanguage } from './api-language.ts'
import { fetchPublic } from './fetch-public.ts'
import { toFoundPage } from './found-page.ts'
import type { FoundPage } from './found-page.ts'
import type { Part } from './images.ts'

/** Assets similar to this one, most similar first; the service stops at 200. */
export async function fetchSimilar(
  assetId: string,
  { page, perPage }: Part,
  signal?: AbortSignal
): Promise<FoundPage> {
  const reply = await fetchPublic(
    routes.listSimilarImages,
    { id: assetId },
    // The minimal view does not say which are editorial.
    { page, per_page: perPage, view: 'full', language: apiLanguage() },
    TolerantImages,
    signal
  )
  const found = toFoundPage(reply, perPage)
  const others = found.assets.filter(({ assetId: id }) => id !== assetId)
  return { ...found, assets: others }
}
