import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $file, $fileStale } from '../../../ui/file/check/file.ts'
import { $view } from '../../../ui/shell/view.ts'
import { $works } from '../../../ui/shell/progress.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { found, pageOf, ready, useOf } from '../checked-file.ts'
import { chooseInMenu } from '../choose-in-menu.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $fileStale.set(false)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('checks the file when it is opened for the first time', () => {
  $file.set({ state: 'idle' })

  render(<FileView />)

  expect($file.get().state).toBe('checking')
})

it('shows the progress of the check and cancels it', async () => {
  const asset = { assetId: '7', mediaType: 'image', state: 'comp' } as const
  $file.set({
    state: 'checking',
    done: 3,
    total: 8,
    assets: [{ ...asset, uses: 12 }]
  })
  render(<FileView />)

  const [work] = $works.get().values()

  expect(work).toMatchObject({ kind: 'check', done: 3, total: 8 })
  expect(screen.getByText('Comp, 12 uses so far')).toBeTruthy()
  work?.cancel?.()
  expect($file.get().state).not.toBe('checking')
  expect($works.get().size).toBe(0)
})

it('lists comps before licensed assets', () => {
  ready([found('1', { state: 'licensed' }), found('2')])

  render(<FileView />)
  const list = screen.getByRole('list', {
    name: 'Images, videos and tracks in this file'
  })
  const names = within(list)
    .getAllByRole('listitem')
    .flatMap(item => item.getAttribute('aria-label') ?? [])

  expect(names).toEqual(['Picture 2', 'Picture 1'])
  expect(screen.getByText('1 of 2 images isn’t licensed')).toBeTruthy()
})

it('jumps to a layer', async () => {
  ready([
    found('1', { uses: [useOf(), useOf({ nodeId: '1:9', name: 'Card' })] })
  ])
  render(<FileView />)

  await userEvent.click(screen.getByText('2 uses'))
  await userEvent.click(
    screen.getByRole('button', { name: 'Show Card on Home' })
  )

  expect(sent).toContainEqual({
    method: 'selectNodes',
    input: { nodeIds: ['1:9'] }
  })
})

it('shows a style as a use without a layer', async () => {
  ready([found('1', { uses: [useOf({ nodeId: null, styleId: 'S:1' })] })])

  render(<FileView />)
  await userEvent.click(screen.getByText('1 use'))

  expect(screen.getByText('Style')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Show Hero/ })).toBeNull()
})

it('shows how often an asset is used, and on which pages', async () => {
  const second = { nodeId: '1:9', pageId: '0:2', pageName: 'Print' }
  ready([found('1', { uses: [useOf(), useOf(second)] })])
  render(<FileView />)

  await userEvent.click(screen.getByText('2 uses on 2 pages'))

  const uses = screen.getAllByRole('button', { name: /^Show Hero/ })
  expect(uses.map(({ textContent }) => textContent)).toEqual([
    'HeroHome',
    'HeroPrint'
  ])
})

it('shows where a picture is stored, and whether it is hidden', async () => {
  const use = useOf({ holder: 'override', isHidden: true, isLocked: true })
  ready([found('1', { uses: [use] })])
  render(<FileView />)

  await userEvent.click(screen.getByText('1 use'))

  expect(
    screen.getByRole('button', {
      name: 'Show Hero on Home (Hidden, locked, override)'
    })
  ).toBeTruthy()
})

it('renders the uses of an asset only when opened', async () => {
  const uses = Array.from({ length: 1000 }, () => useOf())
  ready([found('1', { uses })])
  render(<FileView />)
  const before = screen.queryAllByRole('button', { name: /Show Hero/ })

  await userEvent.click(screen.getByText('1,000 uses'))

  expect(before).toEqual([])
  expect(screen.getAllByRole('button', { name: /Show Hero/ })).toHaveLength(
    1000
  )
})

it('shows the state of each page', async () => {
  ready([found('1', { state: 'licensed' })], {
    pages: [
      pageOf(),
      pageOf({ name: 'Archive', checkedAt: null, isWatched: false }),
      pageOf({ name: 'Old', isWatched: false })
    ]
  })

  render(<FileView />)
  await userEvent.click(screen.getByText(/^Changed since/))

  const pages = screen.getByRole('list', { name: 'Pages' })
  expect(
    [...pages.children].map(({ textContent }) =>
      textContent?.replace(/\d\d:\d\d/, 'then')
    )
  ).toEqual([
    'HomeChecked then',
    'ArchiveCouldn’t read',
    'OldChecked then, may be out of date'
  ])
})

it('checks unwatched pages again when opened', () => {
  ready([found('1')])

  render(<FileView />)

  expect(sent).toMatchObject([
    { method: 'findComps', input: { scope: 'stale' } }
  ])
})

it('shows why a use cannot be changed', async () => {
  ready([found('1', { uses: [useOf({ refusal: 'layer-read-only' })] })])
  render(<FileView />)

  await userEvent.click(screen.getByText('1 use'))

  expect(
    screen.getByRole('img', { name: /layer can’t be edited/ })
  ).toBeTruthy()
})

it('does not offer to license a removed asset', () => {
  ready([found('1', { isRemoved: true, asset: null })])

  render(<FileView />)

  expect(screen.getByText('Image 1')).toBeTruthy()
  expect(screen.getByText('No longer in the library')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /License/ })).toBeNull()
})

it('opens an asset, among those of the list', async () => {
  ready([found('1'), found('2')])
  render(<FileView />)

  await chooseInMenu('Picture 1', 'Details')

  const view = $view.get()
  expect(view).toMatchObject({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
  const items = view.name === 'asset' && view.from?.$items.get()
  expect(items).toMatchObject([{ assetId: '1' }, { assetId: '2' }])
})

it('names pages that could not be read', () => {
  ready([found('1', { state: 'licensed' })], {
    pages: [pageOf({ name: 'Archive', checkedAt: null })]
  })

  render(<FileView />)

  expect(screen.getByText('Couldn’t read: Archive.')).toBeTruthy()
})

it('shows that the file changed', () => {
  $fileStale.set(true)
  ready([found('1')])

  render(<FileView />)

  expect(screen.getByText('Changed since the last check')).toBeTruthy()
})

it('checks again by itself and keeps the old result visible', async () => {
  vi.useFakeTimers()
  $fileStale.set(true)
  ready([found('1')])
  render(<FileView />)

  await vi.advanceTimersByTimeAsync(500)

  expect(sent.map(({ method }) => method)).toEqual(['findComps'])
  expect($file.get().state).toBe('ready')
})

it('shows why the file could not be checked', () => {
  const error = { code: 'channel-closed', message: '' } as const
  $file.set({ state: 'failed', error })

  render(<FileView />)

  expect(screen.getByRole('alert').textContent).toMatch(/lost its connection/)
})
