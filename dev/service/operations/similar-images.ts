import { createHash } from 'node:crypto'
import {
  listImageRecommendations,
  listSimilarImages
} from '../../../contract/api/image-endpoints.ts'
import type { Core } from '../core.ts'
import { operation } from '../http/operation.ts'
import { ServiceError } from '../http/service-error.ts'
import { findAsset } from '../search/find-asset.ts'
import { lookalikes } from '../search/lookalikes.ts'
import { similarAssets } from '../search/similar-assets.ts'
import { findUpload } from '../search/uploads.ts'
import { imageRecords } from './image-records.ts'
import { pageOf } from './page-of.ts'

export const listSimilarImagesOperation = operation(listSimilarImages, call => {
  const id = call.path('id')
  const ids = similarIds(call.core, id, call.caller?.clientId ?? '')
  const { data: shown, ...page } = pageOf(ids, call.query, id => id)
  const hash = createHash('sha256').update(`similar ${id}`).digest()
  return {
    data: imageRecords(call, shown, call.query.view),
    ...page,
    search_id: hash.subarray(0, 16).toString('base64url')
  }
})

/** Of an asset, or of a picture that this application has uploaded. */
function similarIds(core: Core, id: string, clientId: string): string[] {
  const asset = findAsset(core, id)
  if (asset) return similarAssets(core, asset)
  const upload = findUpload(core, clientId, id)
  if (upload) return lookalikes(core, upload)
  throw new ServiceError(404, { message: 'Not Found' })
}

/** What is like any of them, those first that are like several. */
export const listImageRecommendationsOperation = operation(
  listImageRecommendations,
  ({ core, query }) => {
    const given = new Set(query.id)
    const ranks = new Map<string, number>()
    for (const id of given) {
      const asset = findAsset(core, id)
      const similar = asset ? similarAssets(core, asset) : []
      similar.forEach((other, rank) => {
        ranks.set(other, (ranks.get(other) ?? 0) + 1 / (rank + 10))
      })
    }
    const data = [...ranks]
      .filter(([id]) => !given.has(id))
      .toSorted(([, a], [, b]) => b - a)
      .filter(([id]) => !query.safe || !findAsset(core, id)?.isAdult)
      .slice(0, query.max_items)
      .map(([id]) => ({ id }))
    return { data }
  }
)
