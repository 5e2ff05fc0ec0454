import { createCollection, fetchCollection } from '../../api/collections.ts'
import type { Collection } from '../../api/collections.ts'
import { accountFor } from '../../account/account-for.ts'
import { inTurn } from '../../platform/queue.ts'
import { mayHaveCome } from './outcome-unknown.ts'
import { $collections, listed, putFirst, readAgain } from './collections.ts'

/**
 * Names that were sent and not answered, each with the ids of the collections
 * that there were before.
 */
const doubtful = new Map<string, ReadonlySet<string>>()

/**
 * Makes an empty one. A second request would make a second one, so after an
 * end that nobody knows it is looked for before anything is sent again.
 */
export function makeCollection(given: string): Promise<Collection> {
  const name = given.trim()
  return inTurn('new', async () => {
    const of = accountFor('collections.edit')
    const key = `${of} ${name}`
    await requireList()
    if (doubtful.has(key)) {
      const found = await lookFor(key, name)
      if (found) return found
    }
    doubtful.set(key, new Set(listed().map(({ id }) => id)))
    try {
      const id = await createCollection(name, { of })
      doubtful.delete(key)
      const made = await asMade(id, name, of)
      putFirst(made)
      return made
    } catch (error) {
      if (!mayHaveCome(error)) doubtful.delete(key)
      const found = doubtful.has(key) && (await lookFor(key, name))
      if (found) return found
      throw error
    }
  })
}

/** Without it nobody could tell a new one from those that were there. */
async function requireList(): Promise<void> {
  if ($collections.get().state !== 'ready') await readAgain()
}

/** In a list that is read anew; fails while it cannot be known. */
async function lookFor(key: string, name: string): Promise<Collection | null> {
  const before = doubtful.get(key)
  await readAgain()
  doubtful.delete(key)
  const isNew = (one: Collection) => one.name === name && !before?.has(one.id)
  return listed().find(isNew) ?? null
}

/** What the service says of it; that it is empty, if it says nothing. */
async function asMade(
  id: string,
  name: string,
  of: string
): Promise<Collection> {
  try {
    return await fetchCollection(id, { of })
  } catch {
    return { id, name, count: 0, coverId: null, itemsChanged: null }
  }
}
