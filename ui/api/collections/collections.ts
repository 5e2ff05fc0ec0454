import type { MediaType } from '../../../contract/api/media-type.ts'
import { decodeEntities } from '../../../contract/api/records/decode-entities.ts'
import { toAddress } from '../../../contract/api/address.ts'
import type { QueryValues } from '../../../contract/api/address.ts'
import { collectionRoutes } from '../../../contract/api/routes.ts'
import { assetKey, assetOfKey } from '../../../contract/asset-key.ts'
import { TolerantCollection } from '../../../contract/api/records/tolerant-collections.ts'
import {
  TolerantItems,
  tolerantListOf
} from '../../../contract/api/records/tolerant-lists.ts'
import {
  readRecords,
  TolerantRecord
} from '../../../contract/api/records/tolerant.ts'
import { ClearedError } from '../../../contract/errors.ts'
import { platform } from '../../platform/platform.ts'
import { withBearer } from '../bearer.ts'
import { fetchOwn } from '../fetch-own.ts'
import { toItemPage } from './item-page.ts'
import type { ItemPage } from './item-page.ts'
import { requestNothing } from '../request.ts'
import type { RequestOptions } from '../request.ts'

const CollectionList = tolerantListOf(TolerantCollection)

/** A person's own collection of images, videos or tracks. */
export interface Collection {
  /**
   * Unique in the panel: the service's id, and of others than images also
   * their medium, as in `assetKey`.
   */
  id: string
  mediaType: MediaType
  /** As the person named it; empty when the service gives no name. */
  name: string
  count: number
  /** Key of the asset shown as its cover; null while it is empty. */
  coverKey: string | null
  /** ISO time when its items last changed. */
  itemsChanged: string | null
}

export interface CollectionPage {
  collections: Collection[]
  /** Records on this page, usable or not. */
  received: number
}

export interface CollectedPage extends ItemPage {
  /** The same by `assetKey`. */
  keys: string[]
}

/** Most collections or items that a page may have. */
export const pageLength = 150

/** More in one request would make the URL too long. */
export const itemsAtOnce = 100

export interface CollectionAccess {
  /** The account to act as; no other account's token is used. */
  accountId?: string | undefined
  /** The share code of someone else's collection. */
  code?: string | undefined
  signal?: AbortSignal | undefined
}

/** Names as typed, by their decoded text: `&lt;` does not become `<`. */
const sentNames = new Map<string, string>()

/** The service gives no total: a page that is not full is the last. */
export async function fetchCollections(
  mediaType: MediaType,
  page: number,
  access: CollectionAccess
): Promise<CollectionPage> {
  const values = { page, per_page: pageLength }
  const address = toAddress(collectionRoutes[mediaType].list, {}, values)
  const { data } = await fetchOwn(address, CollectionList, access)
  const { records } = readRecords(TolerantCollection, data, pageLength)
  return {
    collections: records.map(one => toCollection(one, mediaType)),
    received: data.length
  }
}

export async function fetchCollection(
  id: string,
  access: CollectionAccess
): Promise<Collection> {
  const values = { share_code: access.code }
  const address = addressOf(id, 'get', values)
  const record = await fetchOwn(address, TolerantCollection, access)
  return toCollection(record, mediumOf(id))
}

/** Newest first. Pages are counted from 1. */
export async function fetchItems(
  id: string,
  page: number,
  access: CollectionAccess
): Promise<CollectedPage> {
  const mediaType = mediumOf(id)
  // Others list the oldest first, collections of images know no order.
  const sort = mediaType === 'image' ? undefined : 'newest'
  const { code } = access
  const values = { page, per_page: pageLength, share_code: code, sort }
  const address = addressOf(id, 'listItems', values)
  const reply = await fetchOwn(address, TolerantItems, access)
  const items = toItemPage(reply, pageLength)
  const keys = items.ids.map(assetId => assetKey({ assetId, mediaType }))
  return { ...items, keys }
}

/** Returns its id. Send only once: a second request creates a second one. */
export async function createCollection(
  name: string,
  mediaType: MediaType,
  { accountId }: CollectionAccess
): Promise<string> {
  sentNames.set(decodeEntities(name), name)
  const address = toAddress(collectionRoutes[mediaType].create)
  const json = { name }
  const { id } = await fetchOwn(address, TolerantRecord, { accountId, json })
  return assetKey({ assetId: id, mediaType })
}

export function renameCollection(
  id: string,
  name: string,
  access: CollectionAccess
): Promise<void> {
  sentNames.set(decodeEntities(name), name)
  return change(addressOf(id, 'update'), { json: { name } }, access)
}

/** An already deleted collection is not a failure. */
export async function deleteCollection(
  id: string,
  access: CollectionAccess
): Promise<void> {
  try {
    await change(addressOf(id, 'delete'), { method: 'DELETE' }, access)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * At most `itemsAtOnce`. The last one becomes the first, as newest items do.
 */
export function addItems(
  id: string,
  keys: readonly string[],
  access: CollectionAccess
): Promise<void> {
  const json = { items: keys.map(toItem) }
  return change(addressOf(id, 'addItems'), { json }, access)
}

/** Replaces all items; they are listed in this order. */
export function setItems(
  id: string,
  keys: readonly string[],
  access: CollectionAccess
): Promise<void> {
  const items = keys.map(toItem)
  // The own order of the others begins with the oldest.
  if (mediumOf(id) !== 'image') items.reverse()
  const json = { items }
  return change(addressOf(id, 'setItems'), { method: 'PUT', json }, access)
}

/** At most `itemsAtOnce`. Missing items are ignored. */
export function removeItems(
  id: string,
  keys: readonly string[],
  access: CollectionAccess
): Promise<void> {
  const values = { item_id: keys.map(key => assetOfKey(key).assetId) }
  const address = addressOf(id, 'removeItems', values)
  return change(address, { method: 'DELETE' }, access)
}

function toItem(key: string): { id: string; media_type: MediaType } {
  const { assetId: id, mediaType } = assetOfKey(key)
  return { id, media_type: mediaType }
}

/** The medium of a collection with this id. */
export function mediumOf(id: string): MediaType {
  return assetOfKey(id).mediaType
}

function addressOf(
  id: string,
  operation: Exclude<keyof typeof collectionRoutes.image, 'list' | 'create'>,
  values?: QueryValues
): string {
  const route = collectionRoutes[mediumOf(id)][operation]
  return toAddress(route, { id: assetOfKey(id).assetId }, values)
}

function toCollection(
  record: TolerantCollection,
  mediaType: MediaType
): Collection {
  const { id, name, total_item_count: count, cover_item: cover } = record
  return {
    id: assetKey({ assetId: id, mediaType }),
    mediaType,
    name: sentNames.get(name) ?? name,
    count,
    coverKey: cover ? assetKey({ assetId: cover.id, mediaType }) : null,
    itemsChanged: record.items_updated_time ?? null
  }
}

function change(
  address: string,
  options: Pick<RequestOptions, 'method' | 'json'>,
  { accountId, signal }: CollectionAccess
): Promise<void> {
  const url = platform().addresses.service + address
  return withBearer(
    bearer => requestNothing(url, { ...options, bearer, signal }),
    { accountId }
  )
}

function isMissing(error: unknown): boolean {
  return error instanceof ClearedError && error.code === 'not-found'
}
