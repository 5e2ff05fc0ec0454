import { routes } from '../../contract/api/routes.ts'
import { TolerantFeatured } from '../../contract/api/records/tolerant-featured.ts'
import {
  readRecords,
  TolerantList
} from '../../contract/api/records/tolerant.ts'
import { plainText } from '../words/plain-text.ts'
import { fetchOpen } from './fetch-open.ts'
import type { FoundPage } from './found-page.ts'
import { fetchListed, toItemPage } from './item-page.ts'
import { isMediaAddress } from './media-address.ts'

/** A collection that the library's editors keep. */
export interface Featured {
  id: string
  name: string
  /** Of its assets, as the service counts. */
  count: number
  /** Null where there is none that may be shown. */
  coverUrl: string | null
}

/** Of items of a collection; the service takes no more. */
export const itemsPerPage = 150

/** Nobody looks through more. */
const most = 500

/** All there are, the newest first. */
export async function fetchFeatured(): Promise<Featured[]> {
  const route = routes.listFeaturedCollections
  const { data } = await fetchOpen(route, {}, {}, TolerantList)
  return readRecords(TolerantFeatured, data, most).records.map(toFeatured)
}

/** One page of what lies in it. */
export async function fetchFeaturedAssets(
  id: string,
  page: number,
  signal: AbortSignal
): Promise<FoundPage> {
  const values = { page, per_page: itemsPerPage }
  const route = routes.listFeaturedItems
  const reply = await fetchOpen(route, { id }, values, TolerantList, signal)
  const items = toItemPage(reply, itemsPerPage)
  return fetchListed(items, { page, perPage: itemsPerPage }, signal)
}

function toFeatured(record: TolerantFeatured): Featured {
  const { id, total_item_count: count, cover_item: cover } = record
  const name = plainText(record.name)
  const coverUrl = cover && isMediaAddress(cover.url) ? cover.url : null
  return { id, name, count, coverUrl }
}
