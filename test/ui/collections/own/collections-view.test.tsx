import {
  cleanup,
  render,
  screen,
  waitFor,
  within
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setActiveSession } from '../../../../ui/api/bearer.ts'
import type { Collection } from '../../../../ui/api/collections/collections.ts'
import { platform, usePlatform } from '../../../../ui/platform/platform.ts'
import {
  $collections,
  $listedMedium
} from '../../../../ui/collections/own/collections.ts'
import {
  $deleting,
  deleteLater,
  undoDelete
} from '../../../../ui/collections/own/deleting.ts'
import { $view, goBack, openView } from '../../../../ui/shell/view.ts'
import { CollectionsView } from '../../../../ui/collections/own/collections-view.tsx'
import { session } from '../../../src/saved-records.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

const scopes = ['collections.view', 'collections.edit']

beforeEach(() => {
  useQuietPlatform()
  setActiveSession({ ...session, scopes, expiresAt: null })
})

afterEach(() => {
  $listedMedium.set(null)
  $deleting.get().forEach((_, id) => undoDelete(id))
  cleanup()
  setActiveSession(null)
})

function collectionOf(id: string, part: Partial<Collection> = {}): Collection {
  return {
    id,
    mediaType: 'image',
    name: `Collection ${id}`,
    count: 2,
    coverKey: null,
    itemsChanged: '2026-02-03T12:00:00+00:00',
    ...part
  }
}

function show(collections: Collection[], isReading = false): void {
  $collections.set({ state: 'ready', collections, isReading })
  render(<CollectionsView />)
}

function names(): (string | null)[] {
  const rows = screen.queryAllByRole('listitem')
  return rows.map(row => row.getAttribute('aria-label'))
}

it('asks people to sign in first', async () => {
  setActiveSession(null)
  render(<CollectionsView />)

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect($view.get()).toEqual({ name: 'account' })
})

it('reads an empty list again on request', async () => {
  const data = [{ id: '9', name: 'Spring', total_item_count: 0 }]
  usePlatform({
    ...platform(),
    fetch: async url =>
      Response.json({ data: url.includes('/images/') ? data : [] })
  })
  show([])

  await userEvent.click(
    screen.getByRole('button', { name: 'Refresh collections' })
  )

  const row = await screen.findByRole('listitem', { name: 'Spring' })
  expect(row.textContent).toContain('0 images')
})

it('shows count and date of a collection', () => {
  show([collectionOf('1', { count: 1 }), collectionOf('2', { count: 5000 })])

  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('1 image · 3 Feb 2026')
  expect(second?.textContent).toContain('5,000 images · 3 Feb 2026')
  expect(screen.getByRole('status').textContent).toBe('2 collections')
})

it('shows any name as text alone', () => {
  const name = '<img src=x onerror=alert(1)>\u202Eabc'
  show([
    collectionOf('1', { name }),
    collectionOf('2', { name: 'x'.repeat(255) }),
    collectionOf('3', { name: '', itemsChanged: 'never' })
  ])

  expect(names()).toEqual([name, 'x'.repeat(255), 'Untitled'])
  expect(document.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('listitem')[2]?.textContent).toContain('2 images')
})

it('opens a collection', async () => {
  show([collectionOf('1'), collectionOf('2')])

  await userEvent.click(screen.getByRole('button', { name: /^Collection 2/ }))

  expect($view.get()).toEqual({ name: 'collection', kind: 'own', id: '2' })
})

it('finds a collection among many by its name', async () => {
  const many = Array.from({ length: 13 }, (_, i) => collectionOf(String(i)))
  show(many)

  await userEvent.type(screen.getByLabelText('Find a collection'), ' TÍON 12')
  const found = names()
  await userEvent.type(screen.getByLabelText('Find a collection'), 'x')

  expect(found).toEqual(['Collection 12'])
  expect(names()).toEqual([])
  screen.getByText('No collections match “ TÍON 12x”')
})

it('renders only the visible part of a long list', () => {
  show(Array.from({ length: 3000 }, (_, i) => collectionOf(String(i))))

  expect(names().length).toBeLessThan(100)
  const [first] = screen.getAllByRole('listitem')
  expect(first?.getAttribute('aria-setsize')).toBe('3000')
})

it('offers to undo a deletion', async () => {
  show([collectionOf('1'), collectionOf('2')])

  await userEvent.click(
    screen.getByRole('button', { name: 'Delete Collection 1' })
  )
  const row = screen.getByRole('listitem', { name: 'Collection 1' })
  const text = row.textContent
  const first = document.activeElement?.getAttribute('aria-label')
  await userEvent.click(
    within(row).getByRole('button', { name: 'Undo deleting Collection 1' })
  )

  expect(text).toContain('Deleted “Collection 1”')
  expect(first).toBe('Undo deleting Collection 1')
  await screen.findByRole('button', { name: 'Delete Collection 1' })
  expect(document.activeElement?.textContent).toMatch(/^Collection 1/)
})

it('renames in a dialog that starts with the old name', async () => {
  show([collectionOf('1')])

  await userEvent.click(
    screen.getByRole('button', { name: 'Rename Collection 1' })
  )
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  const before = field.value
  await userEvent.clear(field)
  await userEvent.type(field, 'Summer{Enter}')

  expect(before).toBe('Collection 1')
  await screen.findByRole('listitem', { name: 'Summer' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('shows why a name is invalid before anything is sent', async () => {
  show([])

  await userEvent.click(screen.getByRole('button', { name: 'New collection' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))

  expect(screen.getByRole('alert').textContent).toBe('Enter a name')
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

it('explains how to sign in with access to collections', async () => {
  const error = { code: 'token-lacks-scope', message: '' } as const
  $collections.set({ state: 'failed', error })
  render(<CollectionsView />)

  const alert = screen.getByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect(alert.textContent).toContain('collections.view')
  expect($view.get()).toEqual({ name: 'account' })
})

it('retries a list that failed to load', async () => {
  const error = { code: 'offline', message: '' } as const
  $collections.set({ state: 'failed', error })
  render(<CollectionsView />)

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect($collections.get()).toEqual({ state: 'loading' })
})

it('focuses the undo button of a deletion started elsewhere', () => {
  void deleteLater({ id: '1', name: 'Collection 1' })

  show([collectionOf('1'), collectionOf('2')])

  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Undo deleting Collection 1' })
  )
})

it('focuses the collection that the person returns from', async () => {
  openView({ name: 'collections' })
  show([collectionOf('1'), collectionOf('2')])
  screen.getByRole('button', { name: /^Collection 2/ }).focus()
  openView({ name: 'collection', kind: 'own', id: '2' })
  cleanup()
  goBack()

  show([collectionOf('1'), collectionOf('2')])

  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: /^Collection 2/ }))
})

it('focuses the next collection after a deletion', async () => {
  show([collectionOf('1'), collectionOf('2')])
  screen.getByRole('button', { name: 'Delete Collection 1' }).focus()
  await userEvent.keyboard('{Enter}')

  $deleting.set(new Map([['1', 'sent']]))

  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull())
  expect(document.activeElement?.textContent).toMatch(/^Collection 2/)
})

it('focuses the button for a new collection when the last one is deleted', async () => {
  show([collectionOf('1')])
  screen.getByRole('button', { name: 'Delete Collection 1' }).focus()

  $collections.set({ state: 'ready', collections: [], isReading: false })

  await screen.findByText('No collections yet')
  expect(document.activeElement?.tagName).toBe('BUTTON')
})

it('shows the collections of one medium, while there are both', async () => {
  const images = collectionOf('1')
  const videos = collectionOf('2', { mediaType: 'video', count: 12 })
  show([images, videos])
  const rows = screen.getAllByRole('listitem').map(row => row.textContent)

  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Videos')
  const chosen = names()
  const status = screen.getByRole('status').textContent
  cleanup()
  show([images])

  expect(rows[1]).toContain('12 videos')
  expect(chosen).toEqual(['Collection 2'])
  expect(status).toBe('1 collection')
  expect(screen.queryByLabelText('Show')).toBeNull()
  expect(names()).toEqual(['Collection 1'])
})

it('makes a collection of what the list shows, or of the other medium', async () => {
  show([collectionOf('1'), collectionOf('2', { mediaType: 'video' })])
  const offered = async () => {
    await userEvent.click(
      screen.getByRole('button', { name: 'New collection' })
    )
    const field = screen.getByLabelText<HTMLSelectElement>('Collection of')
    const { value } = field
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    return value
  }

  const atFirst = await offered()
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Videos')

  expect([atFirst, await offered()]).toEqual(['image', 'video'])
})
