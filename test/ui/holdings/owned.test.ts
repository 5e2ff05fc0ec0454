import { expect, it } from 'vitest'
import { journalEntry } from '../../src/saved-records.ts'
import { ledgerEntry } from '../ledger-entry.ts'
import { failWith } from '../memory-document.ts'
import { createWorld, openPanel } from '../open-panel.ts'
import type { World } from '../open-panel.ts'

const day = 24 * 3_600_000

/** Licenses of many runs, each under its own key. */
function ownMany(count: number): World {
  const world = createWorld()
  for (let i = 0; i < count; i++) {
    const entry = ledgerEntry({ licenseId: `e${i}` })
    const own = { entry, accountId: '7', service: 's', fileId: 'f' }
    const record = { v: 1, id: `${i}`, licenses: [own] }
    world.document.saved.set(`owned:${i}`, JSON.stringify(record))
  }
  return world
}

async function openOwned(world: World) {
  const { document } = await openPanel(world)
  const owned = await import('../../../ui/holdings/owned.ts')
  return { document, ...owned }
}

it('combines records of many keys into one', async () => {
  const { document, loadOwned, $owned } = await openOwned(ownMany(41))

  await loadOwned()

  expect($owned.get()).toHaveLength(41)
  expect([...document.saved.keys()]).toHaveLength(1)
  await loadOwned()
  expect($owned.get()).toHaveLength(41)
})

it('works when a full storage cannot be packed', async () => {
  const { document, loadOwned, $owned } = await openOwned(ownMany(41))
  document.before.saveText = failWith('storage-full')

  await loadOwned()

  expect($owned.get()).toHaveLength(41)
  expect([...document.saved.keys()]).toHaveLength(41)
})

it('reads known records only once', async () => {
  const { document, loadOwned, keepOwned, $owned } = await openOwned(ownMany(2))
  await loadOwned()
  const [first] = $owned.get()
  if (!first) throw new Error('It knows none.')
  const entry = { ...first.entry, licenseId: 'e9' }
  await keepOwned([{ ...first, entry }])
  document.saved.forEach((_, key) => document.saved.set(key, 'broken'))
  const other = { ...first, entry: { ...entry, licenseId: 'e10' } }
  const record = { v: 1, id: 'other', licenses: [other] }
  document.saved.set('owned:other', JSON.stringify(record))

  await loadOwned()

  const numbers = $owned.get().map(one => one.entry.licenseId)
  expect(numbers).toHaveLength(4)
  expect(new Set(numbers)).toEqual(new Set(['e0', 'e1', 'e9', 'e10']))
})

it.each([
  ['listed first', ['license.e1', 'a1.1']],
  ['listed later', ['a1.1', 'license.e1']]
])('keeps the purchase of a license that was %s', async (_, ids) => {
  const world = createWorld()
  const first = await openOwned(world)
  const own = { accountId: '7', service: 's', fileId: 'f' }

  for (const id of ids) {
    await first.keepOwned([{ ...own, entry: ledgerEntry({ id }) }])
  }
  const here = first.$owned.get()
  const { loadOwned, $owned } = await openOwned(world)
  await loadOwned()

  expect(here.map(({ entry }) => entry.id)).toEqual(['a1.1'])
  expect($owned.get()).toEqual(here)
})

it('watches abandoned purchases, however old they seem', async () => {
  const world = createWorld()
  const now = world.clock.now()
  const entries = [0, 31].map(days => ({
    ...journalEntry,
    id: `a${days}.1001`,
    createdAt: new Date(now - days * 24 * 3_600_000).toISOString()
  }))
  entries.forEach(entry =>
    world.document.saved.set(`watched:${entry.id}`, JSON.stringify(entry))
  )
  await openPanel(world)
  const { loadWatched, $watched } =
    await import('../../../ui/licensing/purchase/watched.ts')

  await loadWatched()

  expect($watched.get().map(({ id }) => id)).toEqual(['a0.1001', 'a31.1001'])
})

/** Checks after each of these days; returns the recorded checks. */
async function checkOn(days: readonly number[]) {
  const world = createWorld()
  const key = `watched:${journalEntry.id}`
  world.document.saved.set(key, JSON.stringify(journalEntry))
  await openPanel(world)
  const { loadWatched, recordCheck, $watched } =
    await import('../../../ui/licensing/purchase/watched.ts')
  for (const passed of days) {
    await world.clock.advance(passed * day)
    await loadWatched()
    for (const entry of $watched.get()) await recordCheck(entry)
  }
  const isSaved = world.document.saved.has(key)
  return { looks: $watched.get().map(({ looks }) => looks), isSaved }
}

it.each([
  ['two of a day', [1, 0], [1]],
  ['one after a clock jumped', [400], [1]],
  ['thirty days', Array<number>(30).fill(1), [30]]
])('keeps watching after %s', async (_, days, looks) => {
  expect(await checkOn(days)).toEqual({ looks, isSaved: true })
})

it('stops watching after checks on thirty days', async () => {
  const days = Array<number>(31).fill(1)

  expect(await checkOn(days)).toEqual({ looks: [], isSaved: false })
})
