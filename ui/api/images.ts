import { toAddress } from '../../contract/api/address.ts'
import type { QueryValues } from '../../contract/api/address.ts'
import { routes } from '../../contract/api/routes.ts'
import type { Sort } from '../../contract/api/search-values.ts'
import { TolerantImages } from '../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantImage,
  TolerantRecord,
  TolerantList
} from '../../contract/api/records/tolerant.ts'
import { decodeEntities } from '../../contract/api/records/decode-entities.ts'
import { toQuery } from './search-filters.ts'
import type { Filters } from './search-filters.ts'
import { plainText } from '../words/plain-text.ts'
import { apiLanguage } from './api-language.ts'
import { toAsset } from './asset.ts'
import type { Asset } from './asset.ts'
import { fetchPublic } from './fetch-public.ts'
import { fetchOwn } from './fetch-own.ts'
import { toFoundPage } from './found-page.ts'
import type { FoundPage } from './found-page.ts'

export interface SearchQuery {
  query: string
  filters: Filters
  sort: Sort
  safe: boolean
  /** Search for the words exactly as spelled. */
  isExact: boolean
}

export interface Part {
  /** Starts at 1. */
  page: number
  /** 0 only counts. */
  perPage: number
}

export interface SearchPage extends FoundPage {
  /** The corrected words that the service searched for instead. */
  spellcheck: string | null
}

/** Most ids in one request. */
const listLength = 500

/** Without words, browses everything. */
export async function fetchSearch(
  search: SearchQuery,
  { page, perPage }: Part,
  signal?: AbortSignal
): Promise<SearchPage> {
  const { query, filters, sort, safe, isExact } = search
  const values: QueryValues = {
    query: query || undefined,
    ...toQuery(filters),
    language: filters.language ?? apiLanguage(),
    page,
    per_page: perPage,
    safe,
    spellcheck_query: isExact ? false : undefined,
    // The API's default order needs no parameter.
    sort: sort === 'popular' ? undefined : sort
  }
  const reply = await fetchPublic(
    routes.searchImages,
    {},
    values,
    TolerantImages,
    signal
  )
  return {
    ...toFoundPage(reply, perPage),
    spellcheck: correctionOf(reply.spellcheck_info, query)
  }
}

export interface FetchedImages {
  /** In the library's order. */
  assets: Asset[]
  /** Ids of all that the library still has, unreadable ones included. */
  known: Set<string>
}

/** Full views: the minimal view does not say which are editorial. */
export function fetchImages(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<FetchedImages> {
  return fetchInParts(ids, id => {
    const values = { id, ...fullQuery() }
    return fetchPublic(routes.listImages, {}, values, TolerantImages, signal)
  })
}

/** Full views of those the library still has, each requested once. */
export async function fetchById(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<ReadonlyMap<string, Asset>> {
  const { assets } = await fetchImages([...new Set(ids)], signal)
  return new Map(assets.map(asset => [asset.assetId, asset]))
}

/** The full view, as the public sees it. */
export async function fetchImage(
  id: string,
  signal?: AbortSignal
): Promise<Asset> {
  return toAsset(
    await fetchPublic(routes.getImage, { id }, fullQuery(), Image, signal)
  )
}

/** The full view, with what this person may license. */
export async function fetchOwnImage(
  id: string,
  signal?: AbortSignal
): Promise<Asset> {
  const address = toAddress(routes.getImage, { id }, fullQuery())
  return toAsset(await fetchOwn(address, Image, { signal }))
}

/** Full views, with what this person may license. */
export async function fetchOwnImages(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<Asset[]> {
  const { assets } = await fetchInParts(ids, id => {
    const address = toAddress(routes.listImages, {}, { id, ...fullQuery() })
    return fetchOwn(address, TolerantList, { signal })
  })
  return assets
}

function fullQuery(): QueryValues {
  return { view: 'full', language: apiLanguage() }
}

async function fetchInParts(
  ids: readonly string[],
  fetchPart: (ids: string[]) => Promise<{ data: unknown[] }>
): Promise<FetchedImages> {
  const assets: Asset[] = []
  const known = new Set<string>()
  for (let start = 0; start < ids.length; start += listLength) {
    const wanted = ids.slice(start, start + listLength)
    const { data } = await fetchPart(wanted)
    const part = recordsOf(data, wanted)
    assets.push(...readRecords(TolerantImage, part).records.map(toAsset))
    readRecords(TolerantRecord, part).records.forEach(one => known.add(one.id))
  }
  return { assets, known }
}

/** The first record for each requested id. */
function recordsOf(data: unknown[], ids: readonly string[]): unknown[] {
  const missing = new Set(ids)
  return data.filter(
    one =>
      typeof one === 'object' &&
      one !== null &&
      'id' in one &&
      missing.delete(String(one.id))
  )
}

const Image = TolerantImage

function correctionOf(
  info: Record<string, unknown> | undefined,
  query: string
): string | null {
  const given = info?.['query'] ?? info?.['closest_match']
  if (typeof given !== 'string') return null
  const corrected = decodeEntities(given)
  return corrected === query ? null : plainText(corrected.slice(0, 500)) || null
}
