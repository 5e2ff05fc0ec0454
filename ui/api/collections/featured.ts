import { routes } from '../../../contract/api/routes.ts'
import { TolerantFeatured } from '../../../contract/api/records/tolerant-featured.ts'
import {
  TolerantItems,
  tolerantListOf
} from '../../../contract/api/records/tolerant-lists.ts'
import { readRecords } from '../../../contract/api/records/tolerant.ts'
import { plainText } from '../../words/plain-text.ts'
import { fetchPublic } from '../fetch-public.ts'
import type { FoundPage } from '../found-page.ts'
import { fetchListed, toItemPage } from './item-page.ts'
import { isMediaAddress } from '../media-address.ts'

const FeaturedList = tolerantListOf(TolerantFeatured)

/** A collection curated by the library's editors. */
export interface Featured {
  id: string
  name: string
  /** As the service counts its assets. */
  count: number
  /** Null when there is no picture to show. */
  coverUrl: string | null
}

/** Items per page of a collection; the service allows no more. */
export const itemsPerPage = 150

/** Nobody looks through more. */
const maxFeatured = 500

/** All of them, newest first. */
export async function fetchFeatured(): Promise<Featured[]> {
  const route = routes.listFeaturedCollections
  const { data } = await fetchPublic(route, {}, {}, FeaturedList)
  return readRecords(TolerantFeatured, data, maxFeatured).records.map(
    toFeatured
  )
}

/** One page of its assets. */
export async function fetchFeaturedAssets(
  id: string,
  page: number,
  signal: AbortSignal
): Promise<FoundPage> {
  const values = { page, per_page: itemsPerPage }
  const route = routes.listFeaturedItems
  const reply = await fetchPublic(route, { id }, values, TolerantItems, signal)
  const items = toItemPage(reply, itemsPerPage)
  return fetchListed(items, { page, perPage: itemsPerPage }, signal)
}

function toFeatured(record: TolerantFeatured): Featured {
  const { id, total_item_count: count, cover_item: cover } = record
  const name = plainText(record.name)
  const coverUrl = cover && isMediaAddress(cover.url) ? cover.url : null
  return { id, name, count, coverUrl }
}
