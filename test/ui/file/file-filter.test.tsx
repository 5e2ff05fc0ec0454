import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import {
  $selectedKeys,
  clearFileFilter,
  filterFile
} from '../../../ui/file/file-filter.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { openView } from '../../../ui/shell/view.ts'
import { imageRef } from '../../image-ref.ts'
import { assetOf } from '../asset-of.ts'
import { found, pageOf, ready, useOf } from '../checked-file.ts'
import { entryOf } from '../entry-of.ts'
import { noRecords } from '../file-records-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import { requestOf } from '../request-of.ts'
import { signInWith } from '../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  $licensing.set({ state: 'idle' })
  $selectedKeys.set(new Set())
  $fileRecords.set(noRecords)
  signInWith(null)
  clearFileFilter()
  openView({ name: 'file' })
})

afterEach(cleanup)

const printed = { pageId: '0:2', pageName: 'Print', nodeId: '2:1' }
const lake = assetOf('2', { keywords: ['Lake', 'water'] })
const records = new Map([['a1', requestOf({ assetIds: ['1'] })]])
const asides = new Map([
  [
    'image.6',
    {
      v: 1 as const,
      id: 'image.6',
      assetId: '6',
      mediaType: 'image' as const,
      who: 'Rae',
      at: '2026-11-20T12:00:00Z',
      reason: 'Ours'
    }
  ]
])

/** Six assets on two pages, all in different states. */
function openSix(): void {
  $fileRecords.set({ ...noRecords, requests: records, asides })
  ready(
    [
      found('1'),
      found('2', { asset: lake, uses: [useOf(printed)] }),
      found('3', { asset: assetOf('3', { isEditorial: true }) }),
      found('4', { state: 'licensed', license: entryOf({ assetId: '4' }) }),
      found('5', { state: 'licensed', uses: [useOf({ name: 'Footer' })] }),
      found('6')
    ],
    { pages: [pageOf(), pageOf({ pageId: '0:2', name: 'Print' })] }
  )
  render(<FileView />)
}

function shown(): string[] {
  const list = screen.getByRole('list', { name: /in this file$/ })
  return within(list)
    .queryAllByRole('listitem')
    .map(row => row.getAttribute('aria-label')?.replace('Picture ', '') ?? '')
}

function choicesOf(name: string): string[] {
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name })
  return [...list.options].map(({ text }) => text)
}

function planned(): readonly string[] {
  const state = $licensing.get()
  return 'assets' in state ? state.assets.map(one => one.assetId) : []
}

it('filters nothing in a file with few', () => {
  ready(['1', '2', '3', '4', '5'].map(id => found(id)))

  render(<FileView />)

  expect(screen.queryByRole('search')).toBeNull()
})

it.each([
  { text: 'picture 3', ids: ['3'] },
  { text: 'LAKE wat', ids: ['2'] },
  { text: 'footer', ids: ['5'] },
  { text: '4', ids: ['4'] }
])('finds by name, keyword, layer and id: $text', async ({ text, ids }) => {
  openSix()

  await userEvent.type(screen.getByRole('searchbox'), text)

  expect(shown()).toEqual(ids)
  expect(screen.getByText('1 of 6 shown')).toBeTruthy()
})

it.each([
  { state: 'Comps', ids: ['1', '2', '3'] },
  { state: 'Requested', ids: ['1'] },
  { state: 'Licensed', ids: ['4'] },
  { state: 'No license on record', ids: ['5'] },
  { state: 'Ignored', ids: ['6'] },
  { state: 'Editorial', ids: ['3'] }
])('narrows to a state: $state', async ({ state, ids }) => {
  openSix()

  await userEvent.selectOptions(screen.getByLabelText('State'), state)

  expect(shown()).toEqual(ids)
})

it('offers only states and pages that there are', () => {
  const ids = ['1', '2', '3', '4', '5', '6']
  ready(
    ids.map(id => found(id)),
    { pages: [pageOf(), pageOf({ pageId: '0:2', name: 'Empty' })] }
  )

  render(<FileView />)

  expect(choicesOf('State')).toEqual(['All', 'Comps'])
  expect(choicesOf('Where')).toEqual(['Whole file', 'Selection', 'Home'])
})

it('narrows to a page, until the file has it no more', async () => {
  openSix()
  await userEvent.selectOptions(screen.getByLabelText('Where'), 'Print')
  const before = shown()

  ready([found('1'), found('2')])

  expect(before).toEqual(['2'])
  await expect.poll(shown).toEqual(['1', '2'])
})

it('narrows to what selected layers show', async () => {
  $selectedKeys.set(new Set(['1', '4']))
  openSix()

  await userEvent.selectOptions(screen.getByLabelText('Where'), 'Selection')

  expect(shown()).toEqual(['1', '4'])
})

it('is one tab stop beside the field', async () => {
  openSix()
  screen.getByRole('searchbox').focus()

  await userEvent.tab()
  const first = document.activeElement?.getAttribute('aria-label')
  await userEvent.keyboard('{ArrowRight}')
  const second = document.activeElement?.getAttribute('aria-label')
  await userEvent.tab()

  expect([first, second]).toEqual(['State', 'Where'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Show Picture 1'
  )
})

it('leads on from a filter that leaves nothing', async () => {
  openSix()
  await userEvent.type(screen.getByRole('searchbox'), 'zebra')
  const before = shown()

  const [, below] = screen.getAllByRole('button', { name: 'Clear filters' })
  await userEvent.click(below ?? document.body)

  expect(before).toEqual([])
  expect(shown()).toHaveLength(6)
  expect(screen.queryByText(/ shown$/)).toBeNull()
})

it.each([
  { button: 'License shown (1)', ids: ['2'] },
  { button: 'License whole file (3)', ids: ['1', '2', '3'] }
])('plans exactly what it says: $button', async ({ button, ids }) => {
  openSix()
  await userEvent.type(screen.getByRole('searchbox'), 'lake')

  await userEvent.click(screen.getByRole('button', { name: button }))

  expect(planned()).toEqual(ids)
  expect(screen.queryByRole('button', { name: /^License all \(/ })).toBeNull()
})

it('offers no license for shown ones that need none', async () => {
  openSix()

  await userEvent.selectOptions(screen.getByLabelText('State'), 'Licensed')

  expect(screen.queryByRole('button', { name: /shown \(/ })).toBeNull()
})

it('shows what somebody asks to see', async () => {
  openSix()
  filterFile({ text: 'lake' })
  await expect.poll(shown).toEqual(['2'])

  openView({ name: 'file', asset: imageRef('4') })

  await expect
    .poll(() => document.activeElement?.getAttribute('aria-label'))
    .toBe('Show Picture 4')
})
