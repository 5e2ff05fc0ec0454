import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Asset } from '../../../../ui/api/asset.ts'
import { $assetActions } from '../../../../ui/library/asset-actions.ts'
import { AssetGrid } from '../../../../ui/library/grid/asset-grid.tsx'
import {
  $picked,
  clearPicked,
  togglePicked
} from '../../../../ui/library/picked.ts'
import { FillBarView } from '../../../../ui/placing/fill-bar-view.tsx'
import { $view, openView } from '../../../../ui/shell/view.ts'
import { assetOf } from '../../asset-of.ts'
import { trackAsset } from '../../track-asset.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

let runs: string[] = []

const log = (key: string) => (asset: Asset) => runs.push(key + asset.assetId)

beforeEach(() => {
  useQuietPlatform()
  runs = []
  openView({ name: 'search' })
  clearPicked()
  $assetActions.set({
    forAsset: asset => [
      { text: 'Place', icon: 'place', run: () => log('place ')(asset) }
    ],
    keys: { p: log('p'), f: log('f'), s: log('s') },
    forPicked: () => [{ text: 'Place picked', run: () => runs.push('picked') }]
  })
})

afterEach(cleanup)

/** A list below its bar, of which assets can also be removed. */
function show(assets: readonly Asset[]): void {
  render(
    <>
      <FillBarView />
      <AssetGrid
        label="Results"
        list={{
          place: { scroll: 0, cell: 0 },
          loadMore: () => Promise.resolve(),
          retry: () => Promise.resolve()
        }}
        found={{ state: 'ready', assets, total: 2, dropped: 0, more: 'none' }}
        extra={{ forAsset: () => [], keys: { delete: log('delete') } }}
        empty={null}
      />
    </>
  )
}

it.each([
  ['images', [assetOf('1'), assetOf('2')]],
  ['videos', ['1', '2'].map(id => assetOf(id, { mediaType: 'video' }))],
  ['tracks', [trackAsset('1'), trackAsset('2')]]
])('takes keys on a check mark just pressed: %s', async (_, assets) => {
  show(assets)
  const [, second] = screen.getAllByRole('gridcell')
  await userEvent.hover(second ?? document.body)
  const mark = await screen.findByRole('button', { name: /^Pick / })
  await userEvent.click(mark)

  await userEvent.keyboard('spf{Delete}')
  const picked = $picked.get()
  await userEvent.keyboard('{Enter}')

  expect(runs).toEqual(['s2', 'p2', 'f2', 'delete2'])
  expect(picked).toEqual([assets[1]])
  expect($view.get()).toMatchObject({ name: 'asset', assetId: '2' })
})

it('takes keys on an action just pressed, which Enter and Space repeat', async () => {
  show([assetOf('1'), assetOf('2')])
  const [first] = screen.getAllByRole('gridcell')
  await userEvent.hover(first ?? document.body)
  await userEvent.click(await screen.findByRole('button', { name: 'Place' }))

  await userEvent.keyboard('s{Enter} ')

  expect(runs).toEqual(['place 1', 's1', 'place 1', 'place 1'])
})

it('takes keys in the bar for what is picked', async () => {
  const second = assetOf('2')
  togglePicked(second)
  show([assetOf('1'), second])
  screen.getByRole('button', { name: 'Place picked' }).focus()

  await userEvent.keyboard('spf{Delete}')
  await userEvent.keyboard('{Enter}')

  expect(runs).toEqual(['s2', 'p2', 'f2', 'delete2', 'picked'])
})
