import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import { routes } from '../../contract/api/routes.ts'
import { TolerantList } from '../../contract/api/records/tolerant.ts'
import { apiLanguage } from './api-language.ts'
import { fetchOwn } from './fetch-own.ts'
import { toFoundPage } from './found-page.ts'
import type { FoundPage } from './found-page.ts'
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
  const address = toAddress(routes.uploadImage)
  const json = { base64_image: base64 }
  const options = { json, timeout: uploadTimeout, signal }
  return (await fetchOwn(address, Uploaded, options)).id
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
  const address = toAddress(routes.listSimilarImages, { id }, values)
  const reply = await fetchOwn(address, TolerantList, { signal })
  return toFoundPage(reply, perPage)
}
