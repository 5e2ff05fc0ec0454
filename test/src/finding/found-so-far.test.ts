import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AssetSoFar } from '../../../contract/finding.ts'
import type { Slices } from '../../../src/slices.ts'
import type { Holder } from '../../../src/finding/file-index.ts'
import {
  createFoundSoFar,
  tellFoundSoFar
} from '../../../src/finding/found-so-far.ts'

const slices: Slices = {
  isOver: () => false,
  next: () => Promise.resolve(),
  without: work => work()
}
let heard: AssetSoFar[][] = []

/** An index that knows comps of assets by hashes such as `asset-7`. */
beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  tellFoundSoFar(assets => heard.push(structuredClone(assets)))
  const getPluginData = (key: string) => {
    const [, assetId] = key.split('asset-')
    const size = { width: 9, height: 9, pictureHeight: 9 }
    const what = { v: 1, mediaType: 'image', state: 'comp', rendition: 'x' }
    return assetId ? JSON.stringify({ ...what, ...size, assetId }) : ''
  }
  vi.stubGlobal('figma', { root: { getPluginData } })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function holderOf(imageHash: string): Holder {
  const node: unknown = { removed: false, getPluginData: () => '' }
  const shown = [{ imageHash, styleId: '', isOff: false }]
  return { node: node as Holder['node'], shown } // all that is read
}

it('counts uses of ours, at most four times a second', async () => {
  const soFar = createFoundSoFar()

  soFar.found(holderOf('asset-1'))
  soFar.found(holderOf('foreign'))
  await soFar.paused(slices)
  vi.advanceTimersByTime(250)
  await soFar.paused(slices)
  soFar.found(holderOf('asset-1'))
  soFar.found(holderOf('asset-2'))
  await soFar.paused(slices)
  vi.advanceTimersByTime(250)
  await soFar.paused(slices)

  expect(
    heard.map(assets => assets.map(({ assetId, uses }) => [assetId, uses]))
  ).toEqual([
    [['1', 1]],
    [
      ['1', 2],
      ['2', 1]
    ]
  ])
})

it('keeps what is too much for one event for the next', async () => {
  const soFar = createFoundSoFar()
  for (let i = 0; i < 600; i++) soFar.found(holderOf('asset-1'))

  vi.advanceTimersByTime(250)
  await soFar.paused(slices)
  vi.advanceTimersByTime(250)
  await soFar.paused(slices)

  expect(heard.map(([asset]) => asset?.uses)).toEqual([500, 600])
})

it('says nothing when nothing of ours was found', async () => {
  const soFar = createFoundSoFar()
  soFar.found(holderOf('foreign'))

  vi.advanceTimersByTime(250)
  await soFar.paused(slices)

  expect(heard).toEqual([])
})
