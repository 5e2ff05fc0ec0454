import type * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import type { QueryValues } from '../../contract/api/address.ts'
import type { Endpoint } from '../../contract/api/endpoint.ts'
import {
  getImage,
  listImages,
  searchImages
} from '../../contract/api/image-endpoints.ts'
import {
  readRecords,
  TolerantImage,
  TolerantList
} from '../../contract/api/tolerant.ts'
import { ClearedError } from '../../contract/errors.ts'
import { gatewayRoutes } from '../../contract/gateway.ts'
import { platform } from '../platform.ts'
import { toAsset } from './asset.ts'
import type { Asset } from './asset.ts'
import { $held, withBearer } from './bearer.ts'
import { requestJson } from './request.ts'

export interface SearchQuery {
  query: string
  /** From 1. */
  page: number
  perPage: number
  safe: boolean
}

export interface SearchPage {
  assets: Asset[]
  /** Records on this page, usable or not. */
  received: number
  dropped: number
  total: number
  /** The words the service searched for instead. */
  spellcheck: string | null
}

/** Ids a list may ask for at once. */
const listLength = 500

/** Most popular first, the API's own order; no words browse everything. */
export async function fetchSearch(
  search: SearchQuery,
  signal?: AbortSignal
): Promise<SearchPage> {
  const { query, page, perPage, safe } = search
  const values: QueryValues = {
    query: query || undefined,
    page,
    per_page: perPage,
    safe
  }
  const reply = await fetchOpen(searchImages, {}, values, TolerantList, signal)
  const { records, dropped } = readRecords(TolerantImage, reply.data)
  return {
    assets: records.map(toAsset),
    received: reply.data.length,
    dropped,
    total: reply.total_count ?? records.length,
    spellcheck: correctionOf(reply.spellcheck_info, query)
  }
}

/** Those that the library still has, in its order. */
export async function fetchImages(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<Asset[]> {
  const assets: Asset[] = []
  for (let start = 0; start < ids.length; start += listLength) {
    const id = ids.slice(start, start + listLength)
    const reply = await fetchOpen(listImages, {}, { id }, TolerantList, signal)
    const { records } = readRecords(TolerantImage, reply.data)
    assets.push(...records.map(toAsset))
  }
  return assets
}

/** The full view, as anyone sees it. */
export async function fetchImage(
  id: string,
  signal?: AbortSignal
): Promise<Asset> {
  const values = { view: 'full' }
  return toAsset(await fetchOpen(getImage, { id }, values, Image, signal))
}

/** The full view, with what this person may license. */
export function fetchOwnImage(
  id: string,
  signal?: AbortSignal
): Promise<Asset> {
  const address = toAddress(getImage, { id }, { view: 'full' })
  return withBearer(async bearer =>
    toAsset(await requestJson(atService(address), Image, { bearer, signal }))
  )
}

/** Full views, with what this person may license. */
export async function fetchOwnImages(
  ids: readonly string[],
  signal?: AbortSignal
): Promise<Asset[]> {
  const assets: Asset[] = []
  for (let start = 0; start < ids.length; start += listLength) {
    const id = ids.slice(start, start + listLength)
    const url = atService(toAddress(listImages, {}, { id, view: 'full' }))
    const reply = await withBearer(bearer =>
      requestJson(url, TolerantList, { bearer, signal })
    )
    assets.push(...readRecords(TolerantImage, reply.data).records.map(toAsset))
  }
  return assets
}

const Image = TolerantImage

/**
 * Through the gateway without a header of its own: one round trip. Straight
 * to the service when the gateway cannot help and the person can.
 */
async function fetchOpen<Schema extends v.GenericSchema>(
  entry: Endpoint,
  path: Record<string, string>,
  values: QueryValues,
  schema: Schema,
  signal: AbortSignal | undefined
): Promise<v.InferOutput<Schema>> {
  const address = toAddress(entry, path, values)
  const base = platform().addresses.gateway + gatewayRoutes.api
  try {
    return await requestJson(base + address, schema, {
      signal,
      unreachable: 'gateway-unreachable'
    })
  } catch (error) {
    if (!isGatewayDown(error) || !$held.get()) throw error
    return withBearer(bearer =>
      requestJson(atService(address), schema, { bearer, signal })
    )
  }
}

function isGatewayDown(error: unknown): boolean {
  return (
    error instanceof ClearedError &&
    (error.code === 'gateway-unreachable' ||
      error.code === 'gateway-credentials')
  )
}

function atService(address: string): string {
  return platform().addresses.service + address
}

function correctionOf(
  info: Record<string, unknown> | undefined,
  query: string
): string | null {
  const corrected = info?.['query'] ?? info?.['closest_match']
  return typeof corrected === 'string' && corrected !== query ? corrected : null
}
