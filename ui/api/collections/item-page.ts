import type * as v from 'valibot'
import type { TolerantItems } from '../../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantRecord
} from '../../../contract/api/records/tolerant.ts'
import type { FoundPage } from '../found-page.ts'
import { fetchById } from '../assets.ts'
import type { Part } from '../assets.ts'

/** One page of a collection's items, which have only ids. */
export interface ItemPage {
  /** Asset ids, in the collection's order. */
  ids: string[]
  /** Records on this page, usable or not. */
  received: number
  /** Of the whole collection, if the service says. */
  total: number | undefined
}

export function toItemPage(
  { data, total_count: total }: v.InferOutput<typeof TolerantItems>,
  perPage: number
): ItemPage {
  const { records } = readRecords(TolerantRecord, data, perPage)
  return { ids: records.map(({ id }) => id), received: data.length, total }
}

/**
 * Fetches all assets of the page at once; drops those that the library removed.
 */
export async function fetchListed(
  { ids, received, total }: ItemPage,
  { page, perPage }: Part,
  signal?: AbortSignal
): Promise<FoundPage> {
  const known = await fetchById('image', ids, signal)
  const assets = ids.flatMap(id => known.get(id) ?? [])
  // Without a total, a page that is not full is the last.
  const more = received < perPage ? 0 : 1
  return {
    assets,
    received,
    dropped: received - assets.length,
    total: total ?? (page - 1) * perPage + received + more
  }
}
