import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import { routes } from '../../contract/api/routes.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { platform } from '../platform/platform.ts'
import { apiLanguage } from './api-language.ts'
import { assetListSchemas } from './asset-schemas.ts'
import { fetchOwn } from './fetch-own.ts'
import { fetchPublic } from './fetch-public.ts'
import { toFoundPage } from './found-page.ts'
import type { FoundPage } from './found-page.ts'
import type { Part } from './assets.ts'
import { requestJson } from './request.ts'

const Uploaded = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

/** An upload takes longer than a search. */
const uploadTimeout = 60_000

export interface Upload {
  id: string
  /** Of a person; otherwise the gateway sent it as the application. */
  isOwn: boolean
}

/**
 * Uploads a JPEG, and nothing else: as the person, directly to the service;
 * without one, through the gateway, if its operator allows it.
 */
export async function uploadPicture(
  base64: string,
  isOwn: boolean,
  signal: AbortSignal
): Promise<Upload> {
  const address = toAddress(routes.uploadImage)
  const json = { base64_image: base64 }
  const options = { json, timeout: uploadTimeout, signal }
  const { id } = isOwn
    ? await fetchOwn(address, Uploaded, options)
    : await requestJson(
        platform().addresses.gateway + gatewayRoutes.api + address,
        Uploaded,
        { ...options, unreachable: 'gateway-unreachable' }
      )
  return { id, isOwn }
}

/** Assets similar to an upload. */
export async function fetchSimilarToUpload(
  { id, isOwn }: Upload,
  { page, perPage }: Part,
  signal: AbortSignal
): Promise<FoundPage> {
  const route = routes.listSimilarImages
  const schema = assetListSchemas.image
  // The minimal view does not say which are editorial.
  const language = apiLanguage()
  const values = { page, per_page: perPage, view: 'full', language }
  const reply = isOwn
    ? await fetchOwn(toAddress(route, { id }, values), schema, { signal })
    : await fetchPublic(route, { id }, values, schema, signal)
  return toFoundPage('image', reply, perPage)
}
