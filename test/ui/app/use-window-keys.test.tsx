import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerAssetActions } from '../../../ui/app/asset-actions.ts'
import { App } from '../../../ui/app/app.tsx'
import { $picked, togglePicked } from '../../../ui/library/picked.ts'
import { $search, setQuery } from '../../../ui/search/query/search.ts'
import { openField } from '../../../ui/search/query/search-views.ts'
import {
  $canGoBack,
  $tab,
  $view,
  openOnTop,
  openView
} from '../../../ui/shell/view.ts'
import { assetOf } from '../asset-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'

offerAssetActions()

beforeEach(() => {
  useQuietPlatform()
  $search.set({ state: 'idle' })
  $picked.set([])
  setQuery('')
  openView({ name: 'file' })
  openView({ name: 'search' })
})

afterEach(cleanup)

function field(): HTMLInputElement {
  return screen.getByLabelText('Search images')
}

it('focuses the search field from anywhere, with the last search', async () => {
  render(<App />)
  openView({ name: 'asset', assetId: '1', mediaType: 'image' })
  openOnTop({ name: 'search' })
  const last = $view.get()
  openView({ name: 'asset', assetId: '2', mediaType: 'image' })
  openView({ name: 'file' })

  await userEvent.keyboard('/')

  await expect.poll(() => document.activeElement).toBe(field())
  expect($view.get()).toBe(last)
  expect($canGoBack.get()).toBe(true)
  expect(field().value).toBe('')
})

it('selects the text in the field', async () => {
  setQuery('lake')
  render(<App />)

  await userEvent.keyboard('/')

  await expect.poll(() => field().selectionEnd).toBe(4)
  expect(field().selectionStart).toBe(0)
})

it('ignores the key while someone types', async () => {
  render(<App />)
  field().focus()

  await userEvent.keyboard('a/b')

  expect(field().value).toBe('a/b')
})

it.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}'])(
  'leaves %s alone',
  async keys => {
    openView({ name: 'file' })
    render(<App />)

    await userEvent.keyboard(keys)

    expect($tab.get()).toBe('file')
  }
)

it('steps back from picks, then from views, then not at all', async () => {
  render(<App />)
  openView({ name: 'asset', assetId: '1', mediaType: 'image' })
  openOnTop({ name: 'search' })
  togglePicked(assetOf('1'))
  togglePicked(assetOf('2'))

  await userEvent.keyboard('{Escape}')
  expect($picked.get()).toEqual([])
  expect($view.get()).toEqual({ name: 'search' })
  await userEvent.keyboard('{Escape}')
  expect($view.get()).toEqual({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
  await userEvent.keyboard('{Escape}{Escape}{Escape}')

  expect($view.get()).toEqual({ name: 'search' })
  expect($tab.get()).toBe('search')
})

it('moves the focus beside the picked assets', async () => {
  const assets = ['1', '2'].map(id => assetOf(id))
  const rest = { total: 2, dropped: 0, more: 'none' } as const
  $search.set({ state: 'ready', query: '', assets, ...rest })
  render(<App />)
  assets.forEach(togglePicked)
  const bar = await screen.findByRole('button', { name: 'License 2' })
  bar.focus()

  await userEvent.keyboard('{Escape}')

  await waitFor(() =>
    expect(document.activeElement?.closest('[role=grid]')).toBeTruthy()
  )
})

it('returns to the field from an asset opened by its number', async () => {
  render(<App />)
  field().focus()
  openOnTop({ name: 'asset', assetId: '1', mediaType: 'image' })
  const back = await screen.findByRole('button', { name: 'Back' })
  back.focus()

  await userEvent.keyboard('{Escape}')

  await waitFor(() => expect(document.activeElement).toBe(field()))
})

it('steps back from an empty field, not from one with words', async () => {
  render(<App />)
  openView({ name: 'asset', assetId: '1', mediaType: 'image' })
  openOnTop({ name: 'search' })
  openField()
  await expect.poll(() => document.activeElement).toBe(field())
  await userEvent.keyboard('x{Escape}')
  expect($view.get()).toEqual({ name: 'search' })

  await userEvent.keyboard('{Backspace}{Escape}')

  expect($view.get()).toEqual({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
})

it('leaves Esc to a popover', async () => {
  openView({ name: 'asset', assetId: '1', mediaType: 'image' })
  openOnTop({ name: 'search' })
  render(<App />)
  await userEvent.click(screen.getByRole('button', { name: 'Type filter' }))
  await screen.findByRole('dialog', { name: 'Type' })

  await userEvent.keyboard('{Escape}')

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect($canGoBack.get()).toBe(true)
})

it('lists all keys, and restores the focus', async () => {
  render(<App />)
  const tab = screen.getByRole('tab', { name: 'Search' })
  tab.focus()

  await userEvent.keyboard('?')

  const dialog = await screen.findByRole('dialog', { name: 'Help' })
  expect(dialog.textContent).toContain('Go to the search field')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(tab)
})

it('writes a question mark in a field', async () => {
  render(<App />)
  field().focus()

  await userEvent.keyboard('?')

  expect(field().value).toBe('?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('does nothing behind a dialog', async () => {
  openView({ name: 'asset', assetId: '1', mediaType: 'image' })
  render(<App />)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true

  await userEvent.keyboard('{Escape}/{Alt>}2{/Alt}')

  expect($view.get()).toEqual({
    name: 'asset',
    assetId: '1',
    mediaType: 'image'
  })
  dialog.remove()
})

it('opens tabs by number, with the focus on the tab', async () => {
  render(<App />)

  await userEvent.keyboard('{Alt>}3{/Alt}')
  expect($tab.get()).toBe('file')
  expect(document.activeElement?.textContent).toBe('This file')
  await userEvent.keyboard('{Alt>}4{/Alt}')
  expect($tab.get()).toBe('licenses')
  await userEvent.keyboard('{Alt>}5{/Alt}')

  expect($tab.get()).toBe('licenses')
})

it.each([
  { where: 'an empty field', text: '', key: '™', tab: 'collections' },
  {
    where: 'a text where Alt types nothing',
    text: 'a',
    key: '2',
    tab: 'collections'
  },
  { where: 'a text that takes the sign', text: 'a', key: '™', tab: 'search' }
])('opens $tab by Alt in $where', ({ text, key, tab }) => {
  setQuery(text)
  render(<App />)
  field().focus()

  fireEvent.keyDown(field(), { key, code: 'Digit2', altKey: true })

  expect($tab.get()).toBe(tab)
})
