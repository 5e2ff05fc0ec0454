import type { MediaType } from '../../contract/api/media-type.ts'
import { toAddress } from '../../contract/api/address.ts'
import type { QueryValues } from '../../contract/api/address.ts'
import { mediaRoutes } from '../../contract/api/routes.ts'
import {
  readRecords,
  TolerantRecord,
  TolerantList
} from '../../contract/api/records/tolerant.ts'
import { decodeEntities } from '../../contract/api/records/decode-entities.ts'
import type { AssetRef } from '../../contract/document.ts'
import { toQuery } from './search-filters.ts'
import type { Filters } from './search-filters.ts'
import { toSortQuery } from './search-sorts.ts'
import type { Sort } from './search-sorts.ts'
import { plainText } from '../words/plain-text.ts'
import { apiLanguage } from './api-language.ts'
import type { Asset } from './asset.ts'
import { assetListSchemas, assetSchemas } from './asset-schemas.ts'
import { fetchPublic } from './fetch-public.ts'
import { fetchOwn } from './fetch-own.ts'
import { toFoundPage } from './found-page.ts'
import type { FoundPage } from './found-page.ts'

export interface SearchQuery {
  mediaType: MediaType
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
  const { mediaType, query, filters, sort, safe, isExact } = search
  const values: QueryValues = {
    query: query || undefined,
    ...toQuery(mediaType, filters),
    ...toSortQuery(mediaType, sort),
    language: filters.language ?? apiLanguage(),
    page,
    per_page: perPage,
    safe,
    // Only words for images are corrected.
    spellcheck_query: mediaType === 'image' && isExact ? false : undefined
  }
  const reply = await fetchPublic(
    mediaRoutes[mediaType].search,
    {},
    values,
    assetListSchemas[mediaType],
    signal
  )
  return {
    ...toFoundPage(mediaType, reply, perPage),
    spellcheck: correctionOf(reply.spellcheck_info, query)
  }
}

export interface FetchedAssets {
  /** In the library's order. */
  assets: Asset[]
  /** Ids of all that the library still has, unreadable ones included. */
  known: Set<string>
}

/** Full views: the minimal view does not say which are editorial. */
export function fetchAssets(
  mediaType: MediaType,
  ids: readonly string[],
  signal?: AbortSignal
): Promise<FetchedAssets> {
  const { list } = mediaRoutes[mediaType]
  const schema = assetListSchemas[mediaType]
  return fetchInParts(mediaType, ids, id =>
    fetchPublic(list, {}, { id, ...fullQuery(mediaType) }, schema, signal)
  )
}

/** Full views of those the library still has, each requested once; by id. */
export async function fetchById(
  mediaType: MediaType,
  ids: readonly string[],
  signal?: AbortSignal
): Promise<ReadonlyMap<string, Asset>> {
  const { assets } = await fetchAssets(mediaType, [...new Set(ids)], signal)
  return new Map(assets.map(asset => [asset.assetId, asset]))
}

/** The full view, as the public sees it. */
export function fetchAsset(
  { assetId: id, mediaType }: AssetRef,
  signal?: AbortSignal
): Promise<Asset> {
  const { get } = mediaRoutes[mediaType]
  const schema = assetSchemas[mediaType]
  return fetchPublic(get, { id }, fullQuery(mediaType), schema, signal)
}

/** The full view, with what this person may license. */
export function fetchOwnAsset(
  { assetId: id, mediaType }: AssetRef,
  signal?: AbortSignal
): Promise<Asset> {
  const address = toAddress(
    mediaRoutes[mediaType].get,
    { id },
    fullQuery(mediaType)
  )
  return fetchOwn(address, assetSchemas[mediaType], { signal })
}

/** Full views, with what this person may license. */
export async function fetchOwnAssets(
  mediaType: MediaType,
  ids: readonly string[],
  signal?: AbortSignal
): Promise<Asset[]> {
  const { list } = mediaRoutes[mediaType]
  const { assets } = await fetchInParts(mediaType, ids, id => {
    const address = toAddress(list, {}, { id, ...fullQuery(mediaType) })
    return fetchOwn(address, TolerantList, { signal })
  })
  return assets
}

/** Tracks are described in English only. */
function fullQuery(mediaType: MediaType): QueryValues {
  const language = mediaType === 'audio' ? undefined : apiLanguage()
  return { view: 'full', language }
}

async function fetchInParts(
  mediaType: MediaType,
  ids: readonly string[],
  fetchPart: (ids: string[]) => Promise<{ data: unknown[] }>
): Promise<FetchedAssets> {
  const assets: Asset[] = []
  const known = new Set<string>()
  for (let start = 0; start < ids.length; start += listLength) {
    const wanted = ids.slice(start, start + listLength)
    const { data } = await fetchPart(wanted)
    const part = recordsOf(data, wanted)
    assets.push(...readRecords(assetSchemas[mediaType], part).records)
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

function correctionOf(
  info: Record<string, unknown> | undefined,
  query: string
): string | null {
  const given = info?.['query'] ?? info?.['closest_match']
  if (typeof given !== 'string') return null
  const corrected = decodeEntities(given)
  return corrected === query ? null : plainText(corrected.slice(0, 500)) || null
}
