import type { Core } from '../core/core.ts'
import { ServiceError } from '../http/service-error.ts'
import type { Collection, CollectionPage } from './collections.ts'

/** An item as stored. */
export interface StoredItem {
  asset: string
  /** Milliseconds since 1970. */
  added_at: number
}

/** One page of the items, in the order in which they were added. */
export function listItems(
  core: Core,
  { number }: Collection,
  { page, per_page, sort }: CollectionPage & { sort: 'newest' | 'oldest' }
): StoredItem[] {
  return core.accounts.all<StoredItem>(
    `SELECT asset, added_at FROM collection_items WHERE collection = ?
     ORDER BY place ${sort === 'newest' ? 'DESC' : 'ASC'} LIMIT ? OFFSET ?`,
    number,
    per_page,
    (page - 1) * per_page
  )
}

/** Adds items; existing ones keep their place. */
export function addItems(
  core: Core,
  collection: Collection,
  assets: readonly string[]
): void {
  const { number } = collection
  core.accounts.transaction(() => {
    assertExists(core, number)
    const first = nextPlace(core, number)
    const added = assets.map((asset, index) =>
      insert(core, number, first + index, asset, core.now())
    )
    if (added.includes(1)) updateChangeTime(core, number)
  })
}

/**
 * Replaces all items; remaining ones keep their time. Their places make the
 * collection's own order the order of the request.
 */
export function setItems(
  core: Core,
  collection: Collection,
  assets: readonly string[]
): void {
  const { number, media_type } = collection
  const unique = [...new Set(assets)]
  const ordered = media_type === 'image' ? unique.toReversed() : unique
  core.accounts.transaction(() => {
    assertExists(core, number)
    const stored = core.accounts.all<StoredItem>(
      'SELECT asset, added_at FROM collection_items WHERE collection = ? ORDER BY place',
      number
    )
    const isSame =
      stored.length === ordered.length &&
      stored.every(({ asset }, index) => asset === ordered[index])
    if (isSame) return
    const times = new Map(
      stored.map(({ asset, added_at }) => [asset, added_at])
    )
    core.accounts.run(
      'DELETE FROM collection_items WHERE collection = ?',
      number
    )
    ordered.forEach((asset, index) => {
      insert(core, number, index, asset, times.get(asset) ?? core.now())
    })
    updateChangeTime(core, number)
  })
}

/** Removes items; ignores unknown ones. */
export function removeItems(
  core: Core,
  { number }: Collection,
  assets: readonly string[]
): void {
  const sql = 'DELETE FROM collection_items WHERE collection = ? AND asset = ?'
  core.accounts.transaction(() => {
    const removed = assets.map(asset => core.accounts.run(sql, number, asset))
    if (removed.includes(1)) updateChangeTime(core, number)
  })
}

/** Another process may have deleted the collection in the meantime. */
function assertExists(core: Core, number: number): void {
  const sql = 'SELECT 1 FROM collections WHERE number = ?'
  if (core.accounts.first(sql, number).length > 0) return
  throw new ServiceError(404, { message: 'Not Found' })
}

function insert(
  core: Core,
  number: number,
  place: number,
  asset: string,
  addedAt: number
): number {
  return core.accounts.run(
    'INSERT OR IGNORE INTO collection_items VALUES (?, ?, ?, ?)',
    number,
    place,
    asset,
    addedAt
  )
}

function nextPlace(core: Core, number: number): number {
  const [row] = core.accounts.all<{ last: number | null }>(
    'SELECT max(place) AS last FROM collection_items WHERE collection = ?',
    number
  )
  return (row?.last ?? -1) + 1
}

function updateChangeTime(core: Core, number: number): void {
  core.accounts.run(
    'UPDATE collections SET items_updated_at = ? WHERE number = ?',
    core.now(),
    number
  )
}
