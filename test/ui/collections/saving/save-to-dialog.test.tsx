import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setActiveSession } from '../../../../ui/api/bearer.ts'
import { $collection } from '../../../../ui/collections/own/collection.ts'
import {
  $collections,
  listed
} from '../../../../ui/collections/own/collections.ts'
import {
  $knownCollections,
  noteItems
} from '../../../../ui/collections/own/known-collections.ts'
import { $saving, askWhereToSave } from '../../../../ui/library/save-request.ts'
import { $reconnectedAt } from '../../../../ui/shell/online.ts'
import { $view } from '../../../../ui/shell/view.ts'
import { SaveToDialog } from '../../../../ui/collections/saving/save-to-dialog.tsx'
import { SavingViews } from '../../../../ui/app/saving-views.tsx'
import { session } from '../../../src/saved-records.ts'
import { assetOf } from '../../asset-of.ts'
import { listCollections, listMedia } from '../own/list-collections.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

const scopes = ['collections.view', 'collections.edit']
const assets = [assetOf('7'), assetOf('8')]

beforeEach(() => {
  useQuietPlatform()
  $knownCollections.set(new Map())
  setActiveSession({ ...session, scopes, expiresAt: null })
  askWhereToSave(assets)
})

afterEach(() => {
  cleanup()
  setActiveSession(null)
})

function show(...names: string[]): void {
  listCollections(...names)
  render(<SaveToDialog assets={assets} />)
}

function field(): HTMLElement {
  return screen.getByLabelText('Find or create a collection')
}

function choices(): (string | null)[] {
  return screen
    .queryAllByRole('button', { name: /(images|Press to remove\.)$/ })
    .map(button => button.textContent)
}

it('asks people to sign in first', async () => {
  setActiveSession(null)
  show()

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect($view.get()).toEqual({ name: 'account' })
  expect($saving.get()).toBeNull()
})

it('saves by one press', async () => {
  show('Spring', 'Summer')

  await userEvent.click(screen.getByRole('button', { name: /^Summer/ }))

  expect($saving.get()).toBeNull()
  expect(listed().map(({ count }) => count)).toEqual([3, 5])
})

it('saves by Enter to the only match', async () => {
  show('Spring', 'Summer')

  await userEvent.type(field(), 'SUM')
  const shown = choices()
  await userEvent.keyboard('{Enter}')

  expect(shown).toEqual(['Summer3 images'])
  expect(listed().map(({ count }) => count)).toEqual([3, 5])
})

it.each(['marz', 'MA\u0308RZ', 'ma\u0308rz'])(
  'finds „März“ by %j',
  async typed => {
    show('März', 'Mai')

    await userEvent.type(field(), typed)

    expect(choices()).toEqual(['März3 images'])
  }
)

it('does nothing by Enter when several match', async () => {
  show('Spring', 'Summer')

  await userEvent.type(field(), 's{Enter}')

  expect($saving.get()).toHaveLength(2)
  expect(listed().map(({ count }) => count)).toEqual([3, 3])
})

it('offers a new collection with the typed name, unless it exists', async () => {
  show('Spring', 'Summer')

  await userEvent.type(field(), 'Spr')
  const offered = screen.queryByRole('button', { name: 'New collection “Spr”' })
  await userEvent.type(field(), 'ing')

  expect(offered).not.toBeNull()
  expect(screen.queryByRole('button', { name: /^New/ })).toBeNull()
})

it('shows why a name is invalid', async () => {
  show()

  await userEvent.type(field(), 'a\u202Eb{Enter}')

  expect(screen.getByRole('alert').textContent).toBe(
    'The name has invisible characters'
  )
})

it('removes assets that are known to be in it', async () => {
  const collection = {
    id: '1',
    mediaType: 'image' as const,
    name: 'Summer',
    count: 3,
    coverKey: null,
    itemsChanged: null
  }
  show('Spring', 'Summer')
  $collection.set({
    state: 'ready',
    collection,
    keys: ['7', '8', '9'],
    assets,
    itemsVersion: null,
    more: 'none'
  })
  cleanup()
  show('Spring', 'Summer')

  const shown = choices()
  await userEvent.click(screen.getByRole('button', { name: /^Summer/ }))

  expect(shown).toEqual([
    'Spring3 images',
    'SummerSaved here. Press to remove.'
  ])
  expect(listed().map(({ count }) => count)).toEqual([3, 1])
})

it('remembers the assets of a collection opened earlier', async () => {
  const view = { name: 'collection', kind: 'own', id: '0' } as const
  noteItems(view, 'Spring', ['7', '8'])
  $collection.set({ state: 'loading', id: '1' })
  show('Spring', 'Summer')

  expect(choices()).toEqual([
    'SpringSaved here. Press to remove.',
    'Summer3 images'
  ])
})

it('reads the collections again when the connection is back', async () => {
  $reconnectedAt.set(0)
  const error = { code: 'offline', message: '', data: { at: 1 } } as const
  show('Forest')
  $collections.set({ state: 'failed', error })
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()

  $reconnectedAt.set(2)

  await expect.poll(() => $collections.get().state).toBe('loading')
})

it('offers collections of the medium alone, one medium after the other', async () => {
  const video = assetOf('7', { mediaType: 'video' })
  listMedia([
    ['Streets', 'image'],
    ['Traffic', 'video']
  ])
  askWhereToSave([...assets, video])
  render(<SavingViews />)
  const texts = () => [
    screen.getByRole('dialog').getAttribute('aria-label') ??
      screen.getByRole('heading').textContent,
    ...screen.getByRole('list').textContent.split(/\d/)
  ]
  const first = texts()
  screen.getByText('Next: 1 video')

  await userEvent.click(screen.getByRole('button', { name: /^Streets/ }))
  const second = texts()
  await userEvent.click(screen.getByRole('button', { name: /^Traffic/ }))

  expect(first).toEqual(['Save 2 images to a collection', 'Streets', ' images'])
  expect(second).toEqual(['Save to a collection', 'Traffic', ' videos'])
  expect($saving.get()).toBeNull()
  expect(listed().map(({ count }) => count)).toEqual([5, 4])
})
