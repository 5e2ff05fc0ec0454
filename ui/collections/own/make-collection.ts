import {
  createCollection,
  fetchCollection
} from '../../api/collections/collections.ts'
import type { Collection } from '../../api/collections/collections.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'
import { $collections, listed, putFirst, readAgain } from './collections.ts'

/**
 * Names sent without an answer, with the ids of collections that existed
 * before.
 */
const doubtful = new Map<string, ReadonlySet<string>>()

/**
 * Creates an empty collection. A repeated request would create a second one, so
 * after an unknown outcome it first checks whether it exists.
 */
export function makeCollection(given: string): Promise<Collection> {
  const name = given.trim()
  return enqueue('new', async () => {
    const accountId = accountFor('collections.edit')
    const key = `${accountId} ${name}`
    await requireList()
    if (doubtful.has(key)) {
      const found = await findCreated(key, name)
      if (found) return found
    }
    doubtful.set(key, new Set(listed().map(({ id }) => id)))
    try {
      const id = await createCollection(name, { accountId })
      doubtful.delete(key)
      const made = await createdCollection(id, name, accountId)
      putFirst(made)
      return made
    } catch (error) {
      if (!isOutcomeUnknown(error)) doubtful.delete(key)
      const found = doubtful.has(key) && (await findCreated(key, name))
      if (found) return found
      throw error
    }
  })
}

/** Loads the list that shows which collection is new. */
async function requireList(): Promise<void> {
  if ($collections.get().state !== 'ready') await readAgain()
}

/** Searches a fresh list; fails if that is not available. */
async function findCreated(
  key: string,
  name: string
): Promise<Collection | null> {
  const before = doubtful.get(key)
  await readAgain()
  doubtful.delete(key)
  const isNew = (one: Collection) => one.name === name && !before?.has(one.id)
  return listed().find(isNew) ?? null
}

/** The service's record; if it has none, an empty collection. */
async function createdCollection(
  id: string,
  name: string,
  accountId: string
): Promise<Collection> {
  try {
    return await fetchCollection(id, { accountId })
  } catch {
    return { id, name, count: 0, coverId: null, itemsChanged: null }
  }
}
