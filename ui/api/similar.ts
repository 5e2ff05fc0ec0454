import type { AssetRef } from '../../contract/document.ts'
import { similarRoutes } from '../../contract/api/routes.ts'
import { apiLanguage } from './api-language.ts'
import { fetchPublic } from './fetch-public.ts'
import { toFoundPage } from './found-page.ts'
import type { FoundPage } from './found-page.ts'
import type { Part } from './assets.ts'
import { assetListSchemas } from './asset-schemas.ts'

/**
 * Assets similar to this one, most similar first; the service stops at 200. It
 * has none for tracks.
 */
export async function fetchSimilar(
  { assetId, mediaType }: AssetRef,
  { page, perPage }: Part,
  signal?: AbortSignal
): Promise<FoundPage> {
  const route = similarRoutes[mediaType]
  if (!route) return { assets: [], received: 0, dropped: 0, total: 0 }
  const reply = await fetchPublic(
    route,
    { id: assetId },
    // The minimal view does not say which are editorial.
    { page, per_page: perPage, view: 'full', language: apiLanguage() },
    assetListSchemas[mediaType],
    signal
  )
  const found = toFoundPage(mediaType, reply, perPage)
  const others = found.assets.filter(({ assetId: id }) => id !== assetId)
  return { ...found, assets: others }
}
