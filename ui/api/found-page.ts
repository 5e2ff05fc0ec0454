import type * as v from 'valibot'
import type { TolerantImages } from '../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantImage
} from '../../contract/api/records/tolerant.ts'
import { toAsset } from './asset.ts'
import { rememberSearch } from './search-ids.ts'
import type { Asset } from './asset.ts'

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
  {
    data,
    total_count: total,
    search_id: searchId
  }: v.InferOutput<typeof TolerantImages>,
  perPage: number
): FoundPage {
  const { records, dropped } = readRecords(TolerantImage, data, perPage)
  rememberSearch(records, searchId)
  return {
    assets: records.map(toAsset),
    received: data.length,
    dropped,
    total: total ?? records.length
  }
}
