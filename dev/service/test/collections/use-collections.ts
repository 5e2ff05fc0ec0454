import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  clipboxes,
  collections,
  soundboxes
} from '../../../../contract/api/collection-endpoints.ts'
import { films } from '../../../catalog/films/films.ts'
import { listAssets } from '../../../catalog/list-assets.ts'
import { tracks } from '../../../catalog/tracks/tracks.ts'
import { openTestService, type TestService } from '../open-service.ts'

const scopes = ['collections.view', 'collections.edit']
const start = Date.UTC(2026, 0, 1)

/** Ids of a few assets. */
function ids(assets: Iterable<{ id: string }>): string[] {
  return Array.from(assets, ({ id }) => id).slice(0, 4)
}

/** The kinds of collection, each in the order in which it lists its items. */
export const kinds = [
  {
    mediaType: 'image',
    entries: collections,
    assets: ids(listAssets({ count: 4 })),
    inOrder: (items: string[]): string[] => items.toReversed()
  },
  {
    mediaType: 'video',
    entries: clipboxes,
    assets: ids(films),
    inOrder: (items: string[]): string[] => items
  },
  {
    mediaType: 'audio',
    entries: soundboxes,
    assets: ids(tracks),
    inOrder: (items: string[]): string[] => items
  }
]

type Entries = (typeof kinds)[number]['entries']

export interface UsedCollections {
  service: TestService
  /** Somebody who has collections. */
  token: string
  /** Somebody who has none. */
  other: string
  /** Moves the service's clock, which is set back before each test. */
  pass(milliseconds: number): void
  /** Makes one called Spring with these items. */
  make(entries: Entries, ...assets: string[]): Promise<string>
  add(entries: Entries, id: string, ...assets: string[]): Promise<unknown>
  set(entries: Entries, id: string, ...assets: string[]): Promise<unknown>
  itemsOf(entries: Entries, id: string): Promise<string[]>
}

/** Opens a service for the tests of a file. */
export function useCollections(): UsedCollections {
  let now = start
  let opened: TestService
  let token: string
  let other: string

  beforeAll(async () => {
    opened = await openTestService({ now: () => now })
    token = opened.service.makeToken('designer', scopes)
    other = opened.service.makeToken('viewer', scopes)
  })
  beforeEach(() => {
    now = start
  })
  afterAll(() => opened.close())

  function add(entries: Entries, id: string, ...assets: string[]) {
    const json = { items: assets.map(one => ({ id: one })) }
    return opened.ask(entries.addItems, { token, path: { id }, json })
  }

  return {
    get service() {
      return opened
    },
    get token() {
      return token
    },
    get other() {
      return other
    },
    pass(milliseconds) {
      now += milliseconds
    },
    async make(entries, ...assets) {
      const json = { name: 'Spring' }
      const { id } = await opened.ask(entries.create, { token, json })
      if (assets.length > 0) await add(entries, id, ...assets)
      return id
    },
    add,
    set(entries, id, ...assets) {
      const json = { items: assets.map(one => ({ id: one })) }
      return opened.ask(entries.setItems, { token, path: { id }, json })
    },
    async itemsOf(entries, id) {
      const asked = { token, path: { id } }
      const { data } = await opened.ask(entries.listItems, asked)
      return data.map(item => item.id)
    }
  }
}
