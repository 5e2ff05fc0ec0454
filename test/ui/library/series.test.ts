import { atom } from 'nanostores'
import { expect, it, vi } from 'vitest'
import type { AssetListState } from '../../../ui/library/asset-list.ts'
import { seriesOf, seriesOfRows } from '../../../ui/library/series.ts'
import { assetOf } from '../asset-of.ts'

const [a, b, c] = [assetOf('1'), assetOf('2'), assetOf('3')]

function listOf(...assets: (typeof a)[]): AssetListState<object> {
  const counts = { total: assets.length, dropped: 0 }
  return { state: 'ready', assets, ...counts, more: 'idle' }
}

function idsIn({ $items }: ReturnType<typeof seriesOf>): string[] {
  return $items.get().map(({ assetId }) => assetId)
}

it('grows with its list, and asks it for more', async () => {
  const $list = atom(listOf(a, b))
  const loadMore = vi.fn<() => Promise<void>>()
  const series = seriesOf([a, b], { $list, loadMore })

  await series.loadMore?.()
  $list.set(listOf(a, b, c))

  expect(loadMore).toHaveBeenCalledOnce()
  expect(idsIn(series)).toEqual(['1', '2', '3'])
})

it('stays as it was once the store shows another list', async () => {
  const $list = atom(listOf(a, b))
  const loadMore = vi.fn<() => Promise<void>>()
  const series = seriesOf([a, b], { $list, loadMore })

  $list.set(listOf(c))
  await series.loadMore?.()

  expect(idsIn(series)).toEqual(['1', '2'])
  expect(loadMore).not.toHaveBeenCalled()
})

it('has an asset of several rows once', () => {
  const rows = ['1', '2', '1', '3'].map(assetId => ({
    assetId,
    mediaType: 'image' as const
  }))

  expect(idsIn(seriesOfRows(rows))).toEqual(['1', '2', '3'])
})
