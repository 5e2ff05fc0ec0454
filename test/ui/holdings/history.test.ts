import { beforeEach, expect, it, vi } from 'vitest'
import type { LedgerEntry } from '../../../contract/document.ts'
import type { License, LicensePage } from '../../../ui/api/licenses.ts'
import { findLicenses } from '../../../ui/licensing/purchase/find-licenses.ts'
import {
  fetchHistory,
  readNewest,
  seenLicense
} from '../../../ui/holdings/history.ts'
import { $histories, $newest } from '../../../ui/holdings/owned.ts'
import { ledgerEntry } from '../ledger-entry.ts'
import { entryOf, licenseOf } from '../plan-of.ts'
import { imagesOf } from '../../image-refs.ts'

interface Wanted {
  page: number
  assetId?: string
}

/**
 * Licenses of the service, newest first, and those that it does not show yet.
 */
let all: License[] = []
let hidden = new Set<string>()
let perPage = 200
let shift = 0
let hasTotal = true
let beforePage: (page: number) => void = () => {}
let asked: number[] = []
let owned: { entry: LedgerEntry }[] = []

vi.mock('../../../ui/api/licenses.ts', () => ({
  async fetchLicenses({ page, assetId }: Wanted): Promise<LicensePage> {
    beforePage(page)
    asked.push(page)
    const shown = all.filter(
      one => !hidden.has(one.id) && (assetId ?? one.assetId) === one.assetId
    )
    const start = page === 1 ? 0 : (page - 1) * perPage - shift
    const licenses = shown.slice(start, start + perPage)
    const ids = licenses.map(({ id }) => id)
    return { licenses, ids, total: hasTotal ? shown.length : null }
  }
}))

vi.mock('../../../ui/holdings/owned.ts', async load => ({
  ...(await load<object>()),
  loadOwned: async () => {},
  ownedLicenses: () => owned
}))

beforeEach(() => {
  all = licenses(0, 450)
  hidden = new Set()
  perPage = 200
  shift = 0
  hasTotal = true
  beforePage = () => {}
  asked = []
  owned = []
  $histories.set({})
})

/** Newest first, with descending numbers. */
function licenses(from: number, count: number): License[] {
  return Array.from({ length: count }, (_, i) => {
    const number = from + count - i
    return licenseOf(`asset-${number}`, { id: `e${number}` })
  })
}

async function read(): Promise<Set<string>> {
  asked = []
  const found = await fetchHistory('7', imagesOf(['asset-1', 'asset-2']))
  return new Set(found.map(({ id }) => id))
}

it('reads the full history once, then one page', async () => {
  const first = await read()
  const pages = asked
  await read()

  expect(first.size).toBe(450)
  expect([pages, asked]).toEqual([[1, 2, 3], [1]])
})

it('reads until the first known license', async () => {
  await read()
  all = [...licenses(450, 250), ...all]

  const found = await read()

  expect(found.size).toBe(700)
  expect(asked).toEqual([1, 2, 3])
})

it.each([true, false])(
  'reads to the end when a page holds fewer than asked for (total: %s)',
  async sendsTotal => {
    perPage = 100
    hasTotal = sendsTotal

    expect((await read()).size).toBe(450)
  }
)

it('skips none when a license is removed while it reads', async () => {
  beforePage = page => {
    if (page === 2) all = all.filter(({ id }) => id !== 'e450')
    beforePage = page === 2 ? () => {} : beforePage
  }

  const found = await read()

  expect(found.has('e250')).toBe(true)
  expect(all.every(({ id }) => found.has(id))).toBe(true)
})

it('continues when pages repeat the previous one', async () => {
  shift = 50
  all = licenses(0, 400)

  expect((await read()).size).toBe(400)
})

it('finds a license that appears late among older ones', async () => {
  hidden = new Set(['e100'])
  await read()
  hidden = new Set()

  const found = await read()

  expect(found.has('e100')).toBe(true)
})

it('keeps nothing of a failed read', async () => {
  beforePage = page => {
    if (page === 3) throw new Error('Cut.')
  }
  await read().catch(() => {})
  beforePage = () => {}

  const found = await read()

  expect(found.size).toBe(450)
})

it('reads each account separately', async () => {
  await read()

  await fetchHistory('8', imagesOf(['asset-1', 'asset-2']))

  expect(asked).toEqual([1, 2, 3, 1, 2, 3])
})

it('asks for one asset by its id, and for several without', async () => {
  const one = await fetchHistory('7', imagesOf(['asset-400']))
  const several = await fetchHistory('7', imagesOf(['asset-400', 'asset-1']))

  expect(one.map(({ id }) => id)).toEqual(['e400'])
  expect(several).toHaveLength(450)
})

it('keeps the licenses of one asset when reading another', async () => {
  await fetchHistory('9', imagesOf(['asset-1']))
  await fetchHistory('9', imagesOf(['asset-2']))

  expect(
    seenLicense('9', { mediaType: 'image', licenseId: 'e1' })?.assetId
  ).toBe('asset-1')
  expect(
    seenLicense('6', { mediaType: 'image', licenseId: 'e1' })
  ).toBeUndefined()
})

it('returns once a license of two files that is not shown yet', async () => {
  owned = [{ entry: ledgerEntry() }, { entry: ledgerEntry() }]

  const found = await fetchHistory('7', imagesOf(['1']))

  expect(found.map(({ id }) => id)).toEqual(['e1'])
})

it('prefers the history for licenses that it shows', async () => {
  owned = [{ entry: ledgerEntry() }]
  all = [licenseOf('1', { id: 'e1', attempt: 'b', isDownloadable: false })]

  expect(await fetchHistory('7', imagesOf(['1']))).toEqual(all)
})

it.each([
  ['its purchase', { id: 'a.1' }, true],
  ['no purchase that waits, when it was only listed', {}, false]
])(
  'reports the attempt of a license that is not shown yet: %s',
  async (_, change, is) => {
    owned = [{ entry: ledgerEntry(change) }]

    const found = await fetchHistory('7', imagesOf(['1']))

    const own = findLicenses(entryOf('1', 'unknown'), found, new Set())
    expect(own).toEqual(is ? found : [])
  }
)

it('reads two pages at most to mark the newest', async () => {
  await readNewest('7', 'image')

  const [{ licenses: marked } = { licenses: new Map() }] = $newest.get()
  expect(asked).toEqual([1, 2])
  expect(marked.size).toBe(400)
  expect($histories.get()).toEqual({})
})
