import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import { routes } from '../../contract/api/routes.ts'
import { apiLanguage } from './api-language.ts'
import { assetListSchemas } from './asset-schemas.ts'
import { fetchOwn } from './fetch-own.ts'
import { toFoundPage } from './found-page.ts'
import type { FoundPage } from './found-page.ts'
import type { Part } from './assets.ts'

const Uploaded = v.object({ id: v.pipe(v.string(), v.minLength(1)) })

/** An upload takes longer than a search. */
const uploadTimeout = 60_000

/**
 * Uploads a JPEG, and nothing else, directly to the service as this person.
 * Returns the id for finding similar assets.
 */
export async function uploadPicture(
  base64: string,
  signal: AbortSignal
): Promise<string> {
  const address = toAddress(routes.uploadImage)
  const json = { base64_image: base64 }
  const options = { json, timeout: uploadTimeout, signal }
  return (await fetchOwn(address, Uploaded, options)).id
}

/** Assets similar to an upload. */
export async function fetchSimilarToUpload(
  id: string,
  { page, perPage }: Part,
  signal: AbortSignal
): Promise<FoundPage> {
  // The minimal view does not say which are editorial.
  const language = apiLanguage()
  const values = { page, per_page: perPage, view: 'full', language }
  const address = toAddress(routes.listSimilarImages, { id }, values)
  const reply = await fetchOwn(address, assetListSchemas.image, { signal })
  return toFoundPage('image', reply, perPage)
}
