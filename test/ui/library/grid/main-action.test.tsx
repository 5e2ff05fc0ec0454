import { cleanup, fireEvent, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../../ui/api/asset.ts'
import { $assetActions } from '../../../../ui/library/asset-actions.ts'
import { AssetGrid } from '../../../../ui/library/grid/asset-grid.tsx'
import type { QuickAction } from '../../../../ui/library/quick-actions.tsx'
import { $view, openView } from '../../../../ui/shell/view.ts'
import { assetOf } from '../../asset-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

let runs: string[] = []

beforeEach(() => {
  useQuietPlatform()
  runs = []
  openView({ name: 'search' })
})

afterEach(cleanup)

function actionOf(text: string, change: Partial<QuickAction> = {}) {
  const run = () => runs.push(text)
  return { text, icon: 'place' as const, run, ...change }
}

const place = actionOf('Place', { shortcut: 'P' })
const fill = actionOf('Fill 3 layers', {
  icon: 'fill',
  isMain: true,
  shortcut: 'F'
})

function offer(...actions: QuickAction[]): void {
  $assetActions.set({
    forAsset: () => actions,
    keys: { p: () => runs.push('P') },
    forPicked: () => []
  })
}

/** A list with the focus on its only asset. */
function renderGrid(asset: Asset = assetOf('1')): void {
  render(
    <AssetGrid
      label="Results"
      list={{
        place: { scroll: 0, cell: 0 },
        loadMore: () => Promise.resolve(),
        retry: () => Promise.resolve()
      }}
      found={{
        state: 'ready',
        assets: [asset],
        total: 1,
        dropped: 0,
        more: 'none'
      }}
      empty={null}
    />
  )
  screen.getByRole('button', { name: /^Picture 1/ }).focus()
}

it('runs the main action with Enter, and opens with O', async () => {
  offer(fill, place)
  renderGrid()

  await userEvent.keyboard('{Enter}')
  const seen = $view.get().name
  await userEvent.keyboard('o')

  expect([runs, seen]).toEqual([['Fill 3 layers'], 'search'])
  expect($view.get()).toMatchObject({ name: 'asset', assetId: '1' })
})

it('opens with Enter without a main action', async () => {
  offer(place)
  renderGrid()

  await userEvent.keyboard('{Enter}')

  expect([runs, $view.get().name]).toEqual([[], 'asset'])
})

it('waits with Enter while the main action runs', async () => {
  offer({ ...fill, disabled: true }, place)
  renderGrid()

  await userEvent.keyboard('{Enter}')

  expect([runs, $view.get().name]).toEqual([[], 'search'])
})

it('runs an action once while its key is held', () => {
  offer(fill, place)
  renderGrid()
  const result = document.activeElement ?? document

  fireEvent.keyDown(result, { key: 'p' })
  const isLeft = fireEvent.keyDown(result, { key: 'p', repeat: true })

  expect([runs, isLeft]).toEqual([['P'], false])
})

it('shows the keys of the main action', async () => {
  offer(fill, place)
  renderGrid()

  const button = await screen.findByRole('button', { name: 'Fill 3 layers' })
  expect(button.dataset).toMatchObject({
    tip: 'Fill 3 layers',
    keys: 'Enter, F'
  })
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Enter F')
})

it('keeps the focus on an action when another becomes the main one', async () => {
  offer(fill, place)
  renderGrid()
  const button = await screen.findByRole('button', { name: 'Place' })
  button.focus()

  offer(place, { ...fill, isMain: false, text: 'Fill' })
  await screen.findByRole('button', { name: 'Fill' })

  expect(document.activeElement).toBe(button)
})
