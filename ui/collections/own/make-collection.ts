import type { MediaType } from '../../../contract/api/media-type.ts'
import {
  createCollection,
  fetchCollection
} from '../../api/collections/collections.ts'
import type { Collection } from '../../api/collections/collections.ts'
import { accountFor } from '../../account/account-for.ts'
import { enqueue } from '../../platform/queue.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'
import { $collections, listed, putFirst, readAgain } from './collections.ts'

type Made = Pick<Collection, 'id' | 'name' | 'mediaType'>

/**
 * Names sent without an answer, with the ids of collections that existed
 * before.
 */
const doubtful = new Map<string, ReadonlySet<string>>()

/**
 * Creates an empty collection. A repeated request would create a second one, so
 * after an unknown outcome it first checks whether it exists.
 */
export function makeCollection(
  given: string,
  mediaType: MediaType
): Promise<Collection> {
  const about = { name: given.trim(), mediaType }
  return enqueue('new', async () => {
    const accountId = accountFor('collections.edit')
    const key = `${accountId} ${mediaType} ${about.name}`
    await requireList()
    if (doubtful.has(key)) {
      const found = await findCreated(key, about)
      if (found) return found
    }
    doubtful.set(key, new Set(listed().map(({ id }) => id)))
    try {
      const id = await createCollection(about.name, mediaType, {
        accountId
      })
      doubtful.delete(key)
      const made = await createdCollection({ id, ...about }, accountId)
      putFirst(made)
      return made
    } catch (error) {
      if (!isOutcomeUnknown(error)) doubtful.delete(key)
      const found = doubtful.has(key) && (await findCreated(key, about))
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
  { name, mediaType }: Omit<Made, 'id'>
): Promise<Collection | null> {
  const before = doubtful.get(key)
  await readAgain()
  doubtful.delete(key)
  const found = listed().find(
    one =>
      one.name === name && one.mediaType === mediaType && !before?.has(one.id)
  )
  return found ?? null
}

/** The service's record; if it has none, an empty collection. */
async function createdCollection(
  made: Made,
  accountId: string
): Promise<Collection> {
  try {
    return await fetchCollection(made.id, { accountId })
  } catch {
    return { ...made, count: 0, coverKey: null, itemsChanged: null }
  }
}
