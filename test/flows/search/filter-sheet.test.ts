import { beforeEach, expect, it } from 'vitest'
import { categories } from '../../../dev/catalog/assets/categories.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { libraryLength } from '../set-up/find-asset.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { useStack } from '../set-up/use-stack.ts'

const path = '/v2/images/search'
const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const library = [...listAssets({ count: libraryLength })]
const usual = library.filter(one => !one.isAdult && !one.isEditorial)
const vertical = usual.filter(({ width, height }) => height > width)

function waitForCount(): Promise<void> {
  return stack.until(() => file.panel.$draftCount.get().state !== 'loading')
}

it('counts the results of a draft, and shows them only when applied', async () => {
  file.panel.openDraft()
  await waitForCount()
  const all = file.panel.$draftCount.get()

  file.panel.changeDraft({ orientation: 'vertical' })
  expect(file.panel.$draftCount.get()).toEqual({ state: 'loading' })
  await waitForCount()
  const some = file.panel.$draftCount.get()
  expect(file.panel.$search.get()).toEqual({ state: 'idle' })
  file.panel.applyDraft()
  await stack.until(() => file.panel.$search.get().state === 'ready')

  expect(all).toEqual({ state: 'ready', total: usual.length })
  expect(some).toEqual({ state: 'ready', total: vertical.length })
  expect(file.panel.$search.get()).toMatchObject({ total: vertical.length })
  expect(file.panel.$draft.get()).toBeNull()
})

it('counts once for quick changes, for the last of them', async () => {
  file.panel.openDraft()

  file.panel.changeDraft({ orientation: 'horizontal' })
  await stack.clock.advance(200)
  file.panel.changeDraft({ orientation: 'vertical' })
  await waitForCount()

  expect(file.panel.$draftCount.get()).toMatchObject({ total: vertical.length })
  expect(stack.service.arrivals.count('GET', path)).toBe(1)
})

it('counts for the words in the field', async () => {
  await file.panel.search('mountain')
  const shown = file.panel.$search.get()

  file.panel.openDraft()
  await waitForCount()

  expect(shown).toMatchObject({ state: 'ready' })
  expect(file.panel.$draftCount.get()).toMatchObject({
    total: shown.state === 'ready' ? shown.total : -1
  })
})

it('changes nothing when it is closed', async () => {
  await file.panel.search('mountain')
  const before = readResults(file.panel)
  file.panel.openDraft()
  file.panel.changeDraft({ types: ['vector'] })
  file.panel.setDraftSafe(false)

  file.panel.closeDraft()
  await stack.calm()

  expect(file.panel.$filters.get()).toEqual({})
  expect(file.panel.$settings.get().safeSearch).toBe(true)
  expect(readResults(file.panel)).toBe(before)
  expect(stack.service.arrivals.count('GET', path)).toBe(1)
})

it('begins with the current filters, and clears them', async () => {
  file.panel.setFilters({ people: 1 })
  file.panel.openDraft()
  const begun = file.panel.$draft.get()

  file.panel.setDraftSafe(false)
  file.panel.clearDraft()

  expect(begun).toEqual({ filters: { people: 1 }, isSafe: true })
  expect(file.panel.$draft.get()).toEqual({ filters: {}, isSafe: true })
})

it('applies safe search, and keeps it for the next start', async () => {
  file.panel.openDraft()
  file.panel.setDraftSafe(false)
  await waitForCount()
  const adult = library.filter(one => !one.isEditorial).length

  file.panel.applyDraft()
  await stack.clock.advance(1000)
  await stack.calm()
  const reopened = await stack.reopen(file)

  expect(file.panel.$draftCount.get()).toEqual({ state: 'ready', total: adult })
  expect(reopened.panel.$settings.get().safeSearch).toBe(false)
  expect(reopened.panel.$search.get()).toEqual({ state: 'idle' })
})

it('shows no number when the service fails, and still applies', async () => {
  stack.service.faults.failNext({ path, status: 500 })
  file.panel.openDraft()
  file.panel.changeDraft({ orientation: 'vertical' })
  await waitForCount()
  const failed = file.panel.$draftCount.get()

  file.panel.applyDraft()
  await stack.until(() => file.panel.$search.get().state === 'ready')

  expect(failed).toEqual({ state: 'failed' })
  expect(file.panel.$search.get()).toMatchObject({ total: vertical.length })
})

it('offers the categories of the library, asked for once', async () => {
  await Promise.all([file.panel.loadCategories(), file.panel.loadCategories()])
  await file.panel.loadCategories()

  expect(file.panel.$categories.get()).toEqual(
    categories.map(({ name }) => name)
  )
  expect(stack.service.arrivals.count('GET', '/v2/images/categories')).toBe(1)
})

it('asks for the categories again when they did not load', async () => {
  stack.network.takeDown(addresses.gateway)
  await file.panel.loadCategories()
  const offline = file.panel.$categories.get()
  stack.network.bringUp(addresses.gateway)

  await file.panel.loadCategories()

  expect(offline).toEqual([])
  expect(file.panel.$categories.get()).toHaveLength(categories.length)
})
