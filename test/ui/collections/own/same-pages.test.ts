import { beforeEach, expect, it, vi } from 'vitest'
import type { MediaType } from '../../../../contract/api/media-type.ts'
import { readAllKeys } from '../../../../ui/collections/own/read-all-keys.ts'
import {
  $collection,
  loadMoreItems
} from '../../../../ui/collections/own/collection.ts'
import {
  $collections,
  readAgain
} from '../../../../ui/collections/own/collections.ts'

const ids = Array.from({ length: 150 }, (_, i) => String(i + 1))

const collections = ids.map(id => ({
  id,
  mediaType: 'image' as const,
  name: `Board ${id}`,
  count: 1,
  coverKey: null,
  itemsChanged: null
}))

let requests = 0

vi.mock('../../../../ui/api/collections/collections.ts', async load => ({
  ...(await load<object>()),
  async fetchCollections(mediaType: MediaType) {
    countRequest()
    return mediaType === 'image'
      ? { collections, received: 150 }
      : { collections: [], received: 0 }
  },
  async fetchItems() {
    countRequest()
    return { keys: ids, received: 150 }
  }
}))

vi.mock('../../../../ui/account/account-for.ts', () => ({
  accountFor: () => '7'
}))

vi.mock('../../../../ui/library/asset-details.ts', async load => ({
  ...(await load<object>()),
  fetchDetails: async () => null
}))

/** Fails instead of requesting the same page forever. */
function countRequest(): void {
  requests += 1
  if (requests > 50) throw new Error('Too many requests.')
}

beforeEach(() => {
  requests = 0
})

it('ends a list of collections whose pages are all the same', async () => {
  await readAgain()

  expect(requests).toBe(4)
  expect($collections.get()).toMatchObject({
    state: 'ready',
    isReading: false
  })
})

it('ends a collection whose pages are all the same', async () => {
  const [collection] = collections
  if (!collection) throw new Error('No collection.')
  const assets = [] as const
  const known = { itemsVersion: null, more: 'idle' } as const
  $collection.set({ state: 'ready', collection, keys: ids, assets, ...known })

  await loadMoreItems()

  expect(requests).toBe(5)
  expect($collection.get()).toMatchObject({ more: 'none', keys: ids })
})

it('does not reorder a collection whose pages are all the same', async () => {
  const reading = readAllKeys('1', { accountId: '7' }, () => {})

  await expect(reading).rejects.toMatchObject({ code: 'reply-unreadable' })
  expect(requests).toBe(2)
})
