import { decodeEntities } from '../../../contract/api/records/decode-entities.ts'
import { toAddress } from '../../../contract/api/address.ts'
import { routes } from '../../../contract/api/routes.ts'
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

/** A person's own collection of images. */
export interface Collection {
  id: string
  /** As the person named it; empty when the service gives no name. */
  name: string
  count: number
  /** The asset shown as its cover; null while it is empty. */
  coverId: string | null
  /** ISO time when its items last changed. */
  itemsChanged: string | null
}

export interface CollectionPage {
  collections: Collection[]
  /** Records on this page, usable or not. */
  received: number
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
  page: number,
  access: CollectionAccess
): Promise<CollectionPage> {
  const values = { page, per_page: pageLength }
  const address = toAddress(routes.listCollections, {}, values)
  const { data } = await fetchOwn(address, CollectionList, access)
  const { records } = readRecords(TolerantCollection, data, pageLength)
  return { collections: records.map(toCollection), received: data.length }
}

export async function fetchCollection(
  id: string,
  access: CollectionAccess
): Promise<Collection> {
  const values = { share_code: access.code }
  const address = toAddress(routes.getCollection, { id }, values)
  return toCollection(await fetchOwn(address, TolerantCollection, access))
}

/** Pages are counted from 1. */
export async function fetchItems(
  id: string,
  page: number,
  access: CollectionAccess
): Promise<ItemPage> {
  const values = { page, per_page: pageLength, share_code: access.code }
  const address = toAddress(routes.listCollectionItems, { id }, values)
  const reply = await fetchOwn(address, TolerantItems, access)
  return toItemPage(reply, pageLength)
}

/** Returns its id. Send only once: a second request creates a second one. */
export async function createCollection(
  name: string,
  { accountId }: CollectionAccess
): Promise<string> {
  sentNames.set(decodeEntities(name), name)
  const address = toAddress(routes.createCollection)
  return (
    await fetchOwn(address, TolerantRecord, { accountId, json: { name } })
  ).id
}

export function renameCollection(
  id: string,
  name: string,
  access: CollectionAccess
): Promise<void> {
  sentNames.set(decodeEntities(name), name)
  const address = toAddress(routes.updateCollection, { id })
  return change(address, { json: { name } }, access)
}

/** An already deleted collection is not a failure. */
export async function deleteCollection(
  id: string,
  access: CollectionAccess
): Promise<void> {
  const address = toAddress(routes.deleteCollection, { id })
  try {
    await change(address, { method: 'DELETE' }, access)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/**
 * At most `itemsAtOnce`. The last one becomes the first, as newest items do.
 */
export function addItems(
  id: string,
  assetIds: readonly string[],
  access: CollectionAccess
): Promise<void> {
  const json = { items: assetIds.map(toItem) }
  const address = toAddress(routes.addCollectionItems, { id })
  return change(address, { json }, access)
}

/** Replaces all items, in this order. */
export function setItems(
  id: string,
  assetIds: readonly string[],
  access: CollectionAccess
): Promise<void> {
  const json = { items: assetIds.map(toItem) }
  const address = toAddress(routes.setCollectionItems, { id })
  return change(address, { method: 'PUT', json }, access)
}

/** At most `itemsAtOnce`. Missing items are ignored. */
export function removeItems(
  id: string,
  assetIds: readonly string[],
  access: CollectionAccess
): Promise<void> {
  const values = { item_id: assetIds }
  const address = toAddress(routes.removeCollectionItems, { id }, values)
  return change(address, { method: 'DELETE' }, access)
}

function toItem(id: string): { id: string; media_type: 'image' } {
  return { id, media_type: 'image' }
}

function toCollection(record: TolerantCollection): Collection {
  const { id, name, total_item_count: count, cover_item: cover } = record
  return {
    id,
    name: sentNames.get(name) ?? name,
    count,
    coverId: cover?.id ?? null,
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
