import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FoundImage } from '../../../contract/finding.ts'
import type { LayerVisitor } from '../../../src/finding/read-page.ts'
import { createKnownImages } from '../../../src/finding/known-images.ts'
import { createFoundReporter } from '../../../src/finding/found-reporter.ts'

type Layer = Parameters<LayerVisitor>[0]

let received: FoundImage[][] = []

/** An index that knows comps by hashes such as `asset-7` and `track-7`. */
beforeEach(() => {
  vi.useFakeTimers()
  received = []
  const getPluginData = (key: string) => {
    const [, kind, assetId] = /(asset|track)-(.*)/.exec(key) ?? []
    const size = { width: 9, height: 9, pictureHeight: 9 }
    const mediaType = kind === 'track' ? 'audio' : 'image'
    const what = { v: 1, mediaType, state: 'comp', rendition: 'x' }
    return assetId ? JSON.stringify({ ...what, ...size, assetId }) : ''
  }
  const postMessage = (message: { data: { images: FoundImage[] } }) =>
    received.push(message.data.images)
  const root = { getPluginData, getPluginDataKeys: () => [] }
  vi.stubGlobal('figma', { root, ui: { postMessage } })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function layerOf(imageHash: string): Layer {
  const node: unknown = {
    id: imageHash,
    removed: false,
    fills: [{ type: 'IMAGE', imageHash }],
    fillStyleId: '',
    getPluginData: () => ''
  }
  return node as Layer // only these fields are read
}

function reportedAssets(): string[][] {
  return received.map(images => images.map(({ assetId }) => assetId))
}

it('reports each use of ours once, at most four times a second', () => {
  const report = createFoundReporter(createKnownImages())

  report(layerOf('asset-1'))
  report(layerOf('foreign'))
  vi.advanceTimersByTime(250)
  report(layerOf('asset-2'))
  report(layerOf('asset-1'))
  vi.advanceTimersByTime(250)
  report(layerOf('asset-3'))

  expect(reportedAssets()).toEqual([
    ['1', '2'],
    ['1', '3']
  ])
})

it('defers the uses that one event cannot carry to the next', () => {
  const report = createFoundReporter(createKnownImages())
  for (let i = 0; i < 148; i++) report(layerOf('asset-1'))

  vi.advanceTimersByTime(250)
  report(layerOf('asset-1'))
  vi.advanceTimersByTime(250)
  report(layerOf('asset-1'))

  expect(received.map(({ length }) => length)).toEqual([100, 50])
})

it('sends nothing when none of our images was found', () => {
  const report = createFoundReporter(createKnownImages())

  vi.advanceTimersByTime(250)
  report(layerOf('foreign'))

  expect(received).toEqual([])
})

it('leaves out layers that were deleted since', () => {
  const report = createFoundReporter(createKnownImages())
  const removed = layerOf('asset-1')
  report(removed)
  report(layerOf('asset-2'))
  Object.assign(removed, { removed: true })

  vi.advanceTimersByTime(250)
  report(layerOf('asset-3'))

  expect(reportedAssets()).toEqual([['2', '3']])
})

it('reports a card once, whichever of its layers it reads', () => {
  const report = createFoundReporter(createKnownImages())
  const children = [1, 2, 3].map(id =>
    Object.assign(layerOf('track-1'), { id: `${id}`, name: `${id}` })
  )
  children.forEach(one => Object.assign(one, { parent: { children } }))
  children.forEach(report)

  vi.advanceTimersByTime(250)
  report(layerOf('asset-2'))

  expect(reportedAssets()).toEqual([['1', '2']])
})
