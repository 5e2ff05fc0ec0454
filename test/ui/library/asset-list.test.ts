import { afterEach, expect, it } from 'vitest'
import type { FoundPage } from '../../../ui/api/found-page.ts'
import { createAssetList } from '../../../ui/library/asset-list.ts'
import { $language } from '../../../ui/words/language.ts'
import { $reconnectedAt } from '../../../ui/shell/online.ts'
import { assetOf } from '../asset-of.ts'

interface Asked {
  page: number
  signal: AbortSignal
  answer: (ids: string[], total: number) => void
  fail: () => void
}

let lists = 0

afterEach(() => {
  $language.set('en')
  $reconnectedAt.set(0)
})

/** A list with two assets a page; the test resolves each page. */
function setUp() {
  const asked: Asked[] = []
  const list = createAssetList({
    name: `list ${(lists += 1)}`,
    perPage: 2,
    about: (): { of: string } => ({ of: list.$key.get() }),
    fetchPage: (page, signal) =>
      new Promise<FoundPage>((resolve, reject) => {
        const answer = (ids: string[], total: number) =>
          resolve({
            assets: ids.map(id => assetOf(id)),
            received: ids.length,
            dropped: 0,
            total
          })
        const fail = () => reject(new TypeError('Failed to fetch'))
        asked.push({ page, signal, answer, fail })
      })
  })
  return Object.assign(list, { asked, shown })

  function shown() {
    const state = list.$list.get()
    return state.state === 'ready'
      ? [state.of, ...state.assets.map(({ assetId: id }) => id), state.more]
      : state.state
  }
}

it('loads page by page, each asked for once', async () => {
  const { open, loadMore, asked, shown } = setUp()
  expect(shown()).toBe('idle')
  const opened = open('a')
  expect(shown()).toBe('loading')
  asked[0]?.answer(['1', '2'], 3)
  await opened
  expect(shown()).toEqual(['a', '1', '2', 'idle'])

  const more = Promise.all([loadMore(), loadMore()])
  expect(shown()).toEqual(['a', '1', '2', 'loading'])
  asked[1]?.answer(['3'], 3)
  await more
  await loadMore()

  expect(shown()).toEqual(['a', '1', '2', '3', 'none'])
  expect(asked.map(({ page }) => page)).toEqual([1, 2])
})

it('has no total above an empty list', async () => {
  const { open, loadMore, asked, $list } = setUp()
  const opened = open('a')
  asked[0]?.answer([], 786)
  await opened
  expect($list.get()).toMatchObject({ state: 'ready', assets: [], total: 0 })

  void loadMore()
  const reopened = open('b')
  asked.at(-1)?.answer(['1', '2'], 786)
  await reopened

  expect($list.get()).toMatchObject({ total: 786 })
})

it('lists an asset once, and continues after a page without new ones', async () => {
  const { open, loadMore, asked, shown } = setUp()
  const opened = open('a')
  asked[0]?.answer(['1', '2', '2'], 6)
  await opened

  const more = loadMore()
  asked[1]?.answer(['1', '2'], 6)
  await expect.poll(() => asked).toHaveLength(3)
  asked[2]?.answer(['2', '3'], 6)
  await more

  expect(shown()).toEqual(['a', '1', '2', '3', 'none'])
})

it('ends with a page that is not full, despite the total', async () => {
  const { open, loadMore, asked, shown } = setUp()
  const opened = open('a')
  asked[0]?.answer(['1'], 6)
  await opened

  await loadMore()

  expect(shown()).toEqual(['a', '1', 'none'])
  expect(asked).toHaveLength(1)
})

it('ends after several pages without new assets', async () => {
  const { open, loadMore, asked, shown } = setUp()
  const opened = open('a')
  asked[0]?.answer(['1', '2'], 1e6)
  await opened

  const more = loadMore()
  for (let page = 1; page <= 5; page += 1) {
    await expect.poll(() => asked[page]).toBeDefined()
    asked[page]?.answer(['1', '2'], 1e6)
  }
  await more
  await loadMore()

  expect(shown()).toEqual(['a', '1', '2', 'none'])
  expect(asked).toHaveLength(6)
})

it('retries only on request after a failure', async () => {
  const { $list, open, loadMore, retry, asked, shown } = setUp()
  const opened = open('a')
  asked[0]?.fail()
  await opened
  expect($list.get()).toMatchObject({ state: 'failed', of: 'a' })
  const again = retry()
  asked[1]?.answer(['1', '2'], 3)
  await again

  const more = loadMore()
  asked[2]?.fail()
  await more
  await loadMore()
  expect(asked).toHaveLength(3)
  const last = retry()
  asked[3]?.answer(['3'], 3)
  await last

  expect(shown()).toEqual(['a', '1', '2', '3', 'none'])
  expect(asked.map(({ page }) => page)).toEqual([1, 1, 2, 2])
})

it('cancels loading when another list is opened, but not for the same one', async () => {
  const { open, asked, shown } = setUp()
  const first = open('a')
  await open('a')
  expect(asked).toHaveLength(1)

  const second = open('b')

  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer(['2'], 1)
  asked[0]?.answer(['1'], 1)
  await Promise.all([first, second])
  expect(shown()).toEqual(['b', '2', 'none'])
})

it('restores a list as it was left, with its position', async () => {
  const list = setUp()
  const { open, close, loadMore, asked, shown } = list
  const first = open('a')
  asked[0]?.answer(['1', '2'], 3)
  await first
  Object.assign(list.place, { scroll: 100, cell: 1 })
  void loadMore()
  const second = open('b')
  asked[2]?.answer([], 0)
  await second
  expect(list.place).toEqual({ scroll: 0, cell: 0 })
  close()
  expect(shown()).toBe('idle')

  await open('a')

  expect(shown()).toEqual(['a', '1', '2', 'idle'])
  expect(list.place).toEqual({ scroll: 100, cell: 1 })
  expect(asked).toHaveLength(3)
  void loadMore()
  expect(asked.at(-1)?.page).toBe(2)
})

it('keeps nothing of a list that is reloaded', async () => {
  const list = setUp()
  const { open, reload, asked, shown } = list
  const opened = open('a')
  asked[0]?.answer(['1'], 1)
  await opened
  Object.assign(list.place, { scroll: 100 })

  const again = reload()
  asked[1]?.answer(['2'], 1)
  await again

  expect(shown()).toEqual(['a', '2', 'none'])
  expect(list.place.scroll).toBe(0)
})

it('distinguishes lists by name', async () => {
  const one = setUp()
  const other = setUp()
  const opened = one.open('a')
  one.asked[0]?.answer(['1'], 1)
  await opened
  one.close()

  void other.open('a')

  expect(other.shown()).toBe('loading')
})

it('shows nothing of a cancelled page', async () => {
  const { open, cancel, asked, shown } = setUp()
  const first = open('a')
  cancel()
  asked[0]?.answer(['1'], 1)
  await first
  expect(shown()).toBe('loading')

  void open('a')

  expect(asked).toHaveLength(2)
})

it('asks once more for the page that failed, once the connection is back', async () => {
  const { open, loadMore, asked, shown } = setUp()
  const opened = open('a')
  asked[0]?.answer(['1', '2'], 3)
  await opened
  const more = loadMore()
  asked[1]?.fail()
  await more
  const failed = shown()

  $reconnectedAt.set(1)
  asked[2]?.answer(['3'], 3)

  expect(failed).toMatchObject({ 3: { error: { code: 'internal' } } })
  await expect.poll(shown).toEqual(['a', '1', '2', '3', 'none'])
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 2])
})

it('keeps the loaded list when another language fails to load, until the connection is back', async () => {
  const list = setUp()
  const { open, asked, shown } = list
  const opened = open('a')
  asked[0]?.answer(['1', '2'], 3)
  await opened
  Object.assign(list.place, { scroll: 90, cell: 1 })

  $language.set('de')
  const loading = shown()
  asked[1]?.fail()
  await expect.poll(shown).toEqual(['a', '1', '2', 'idle'])
  $reconnectedAt.set(1)
  asked[2]?.answer(['2', '1'], 3)

  expect(loading).toEqual(['a', '1', '2', 'loading'])
  await expect.poll(shown).toEqual(['a', '2', '1', 'idle'])
  expect(list.place).toEqual({ scroll: 90, cell: 1 })
})

it('mixes no page of the old language into the reloaded list', async () => {
  const { open, loadMore, asked, shown } = setUp()
  const opened = open('a')
  asked[0]?.answer(['1', '2'], 4)
  await opened
  const more = loadMore()

  $language.set('de')
  asked[1]?.answer(['3', '4'], 4)
  await more
  asked[2]?.answer(['1', '2'], 4)

  await expect.poll(shown).toEqual(['a', '1', '2', 'idle'])
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 1])
})
