import { randomInt } from 'node:crypto'
import type { Core } from '../core/core.ts'
import type { MediaType } from '../core/media-type.ts'
import { isSameText, secretText } from '../oauth/secret-text.ts'

/** A collection, clipbox or soundbox, as stored. */
export interface Collection {
  number: number
  id: string
  media_type: MediaType
  name: string
  share_code: string
  /** Milliseconds since 1970, like the next two. */
  created_at: number
  updated_at: number
  items_updated_at: number
  item_count: number
  /** The newest item; the oldest if items are in ascending order. */
  newest: string | null
  oldest: string | null
}

const columns = `number, id, media_type, name, share_code, created_at,
  updated_at, items_updated_at,
  (SELECT count(*) FROM collection_items WHERE collection = number)
    AS item_count,
  (SELECT asset FROM collection_items WHERE collection = number
    ORDER BY place DESC LIMIT 1) AS newest,
  (SELECT asset FROM collection_items WHERE collection = number
    ORDER BY place LIMIT 1) AS oldest`

export interface CollectionPage {
  page: number
  per_page: number
}

/** A person's own collections, the most recently changed first. */
export function listCollections(
  core: Core,
  person: string,
  mediaType: MediaType,
  { page, per_page }: CollectionPage
): Collection[] {
  return core.accounts.all<Collection>(
    `SELECT ${columns} FROM collections WHERE person = ? AND media_type = ?
     ORDER BY items_updated_at DESC, number DESC LIMIT ? OFFSET ?`,
    person,
    mediaType,
    per_page,
    (page - 1) * per_page
  )
}

/** One of a person's own collections. */
export function findCollection(
  core: Core,
  person: string,
  mediaType: MediaType,
  id: string
): Collection | undefined {
  const [found] = core.accounts.all<Collection>(
    `SELECT ${columns} FROM collections
     WHERE id = ? AND person = ? AND media_type = ?`,
    id,
    person,
    mediaType
  )
  return found
}

/** Anybody's collection, by its code. */
export function findSharedCollection(
  core: Core,
  mediaType: MediaType,
  id: string,
  shareCode: string
): Collection | undefined {
  const [found] = core.accounts.all<Collection>(
    `SELECT ${columns} FROM collections WHERE id = ? AND media_type = ?`,
    id,
    mediaType
  )
  return found && isSameText(found.share_code, shareCode) ? found : undefined
}

/** Creates an empty collection and returns its id. */
export function createCollection(
  core: Core,
  person: string,
  mediaType: MediaType,
  name: string
): string {
  const now = core.now()
  return core.accounts.transaction(() => {
    const id = freeId(core)
    core.accounts.run(
      `INSERT INTO collections (id, person, media_type, name, share_code,
         created_at, updated_at, items_updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      person,
      mediaType,
      name,
      secretText(12),
      now,
      now,
      now
    )
    return id
  })
}

export function renameCollection(
  core: Core,
  { number }: Collection,
  name: string
): void {
  core.accounts.run(
    'UPDATE collections SET name = ?, updated_at = ? WHERE number = ?',
    name,
    core.now(),
    number
  )
}

/** Deletes it with its items. */
export function deleteCollection(core: Core, { number }: Collection): void {
  core.accounts.run('DELETE FROM collections WHERE number = ?', number)
}

/** Nine digits that do not reveal the number of collections. */
function freeId(core: Core): string {
  for (;;) {
    const id = String(randomInt(100_000_000, 1_000_000_000))
    const sql = 'SELECT 1 FROM collections WHERE id = ?'
    if (core.accounts.all(sql, id).length === 0) return id
  }
}
