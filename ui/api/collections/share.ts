import { toAddress } from '../../../contract/api/address.ts'
import { collectionRoutes } from '../../../contract/api/routes.ts'
import { TolerantShare } from '../../../contract/api/records/tolerant-share.ts'
import type { CollectionAccess } from './collections.ts'
import { fetchOwn } from '../fetch-own.ts'

/** Null when unknown. */
export interface Share {
  code: string | null
  url: string | null
}

/** For the person's own collection of images; clipboxes cannot be shared. */
export async function fetchShare(
  id: string,
  access: CollectionAccess
): Promise<Share> {
  const values = { embed: ['share_code', 'share_url'] }
  const address = toAddress(collectionRoutes.image.get, { id }, values)
  const share = await fetchOwn(address, TolerantShare, access)
  return { code: share.share_code ?? null, url: share.share_url ?? null }
}
