import type * as v from 'valibot'
import type { MediaType } from '../../contract/api/media-type.ts'
import { readRecords } from '../../contract/api/records/tolerant.ts'
import type { TolerantList } from '../../contract/api/records/tolerant.ts'
import type { Asset } from './asset.ts'
import { assetSchemas } from './asset-schemas.ts'
import { rememberSearch } from './search-ids.ts'

/** One page of a list of assets. */
export interface FoundPage {
  assets: readonly Asset[]
  /** Records on this page, usable or not. */
  received: number
  /** Records that could not be used. */
  dropped: number
  /** Of the whole list. */
  total: number
}

/** Parses a reply with assets; ignores more than was requested. */
export function toFoundPage(
  mediaType: MediaType,
  {
    data,
    total_count: total,
    search_id: searchId
  }: v.InferOutput<typeof TolerantList>,
  perPage: number
): FoundPage {
  const { records, dropped } = readRecords(
    assetSchemas[mediaType],
    data,
    perPage
  )
  rememberSearch(records, searchId)
  return {
    assets: records,
    received: data.length,
    dropped,
    total: total ?? records.length
  }
}
