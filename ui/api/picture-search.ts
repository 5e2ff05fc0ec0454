import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import { similarRoutes } from '../../contract/api/similar-routes.ts'
import {
  readRecords,
  TolerantImage,
  TolerantList
} from '../../contract/api/tolerant.ts'
import { platform } from '../platform.ts'
import type { FoundPage } from '../stores/asset-list.ts'
import { apiLanguage } from './api-language.ts'
import { toAsset } from './asset.ts'
import { withBearer } from './bearer.ts'
import { requestJson } from './request.ts'
import type { Part } from './images.ts'

const Uploaded = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

/** A picture takes longer than words. */
const uploadTimeout = 60_000

/**
 * Sends a JPEG, and nothing else, straight to the service as this person;
 * gives the id under which its application may ask what looks like it.
 */
export async function uploadPicture(
  base64: string,
  signal: AbortSignal
): Promise<string> {
  const url = at(toAddress(similarRoutes.uploadImage))
  const json = { base64_image: base64 }
  const timeout = uploadTimeout
  const { id } = await withBearer(bearer =>
    requestJson(url, Uploaded, { bearer, json, timeout, signal })
  )
  return id
}

/** What looks like an upload of this person's application. */
export async function fetchLikeUpload(
  id: string,
  { page, perPage }: Part,
  signal: AbortSignal
): Promise<FoundPage> {
  // The minimal view does not say what is editorial.
  const language = apiLanguage()
  const values = { page, per_page: perPage, view: 'full', language }
  const url = at(toAddress(similarRoutes.listSimilarImages, { id }, values))
  const reply = await withBearer(bearer =>
    requestJson(url, TolerantList, { bearer, signal })
  )
  const { records, dropped } = readRecords(TolerantImage, reply.data, perPage)
  return {
    assets: records.map(toAsset),
    received: reply.data.length,
    dropped,
    total: reply.total_count ?? records.length
  }
}

function at(address: string): string {
  return platform().addresses.service + address
}
