import { expect, it } from 'vitest'
import type { ErrorCode } from '../../../contract/errors.ts'
import { pngReply } from '../image-record.ts'
import { failWith } from '../memory-document.ts'
import { layerOf, openPlacing, photoOf } from '../open-placing.ts'
import { never } from '../scripted-web.ts'

const wide = { width: 300, height: 150 }
const tall = { width: 100, height: 200 }
const wideOnes = { aspect: 2 }
const tallOnes = { aspect: 0.5 }

/** Two layers and two fitting pictures, in the opposite order. */
async function openPair() {
  const panel = await openPlacing()
  await panel.select([layerOf('a', wide), layerOf('b', tall)])
  panel.find([photoOf('1', tallOnes), photoOf('2', wideOnes)])
  return panel
}

it('fills every selected layer with the one asset', async () => {
  const { fill, document, select } = await openPlacing()
  await select([layerOf('a'), layerOf('b')])

  await fill.fillSelection([photoOf('1')])

  expect(document.filled).toEqual([{ assetId: '1', nodeIds: ['a', 'b'] }])
  expect(document.calls.filter(name => name === 'fillLayers')).toHaveLength(1)
})

it('gives layers of other sizes other renditions of one asset', async () => {
  const { fill, document, select, web } = await openPlacing()
  await select([layerOf('a'), layerOf('b', { width: 400, height: 200 })])

  await fill.fillSelection([photoOf('1')])

  expect(document.filled.map(({ nodeIds }) => nodeIds)).toEqual([['a'], ['b']])
  expect(web.calls().map(({ url }) => url.pathname)).toEqual([
    '/1/preview.jpg',
    '/1/preview_1000.jpg'
  ])
})

it('fills each layer with a fitting result', async () => {
  const { fill, document } = await openPair()

  await fill.fillArranged()

  expect(document.filled).toEqual([
    { assetId: '2', nodeIds: ['a'] },
    { assetId: '1', nodeIds: ['b'] }
  ])
})

it('prefers picked assets to other results', async () => {
  const { fill, picked, document } = await openPair()
  picked.togglePicked(photoOf('9'))

  await fill.fillArranged()

  expect(document.filled).toEqual([{ assetId: '9', nodeIds: ['a', 'b'] }])
})

it('lets filled layers follow a shuffle, and pinned ones stay', async () => {
  const { arrangement, fill, find, document } = await openPair()
  find(['1', '2', '3', '4', '5'].map(id => photoOf(id)))
  await fill.fillArranged()
  const kept = arrangement.$arrangement.get().get('b')
  const changed = arrangement.$arrangement.get().get('a')
  fill.togglePin('b')
  document.filled = []

  await fill.shuffleFills()

  const now = arrangement.$arrangement.get()
  expect(now.get('b')).toBe(kept)
  expect(now.get('a')).not.toBe(changed)
  expect(document.filled).toContainEqual({
    assetId: now.get('a')?.assetId,
    nodeIds: ['a']
  })
})

it('pins the picture of a layer, not the next one', async () => {
  const { arrangement, fill, find } = await openPair()
  await fill.fillArranged()
  const shown = fill.$filled.get().get('a')
  find([photoOf('8'), photoOf('9')])

  fill.togglePin('a')

  expect(arrangement.$arrangement.get().get('a')).toBe(shown)
})

it('shuffles without touching layers that are not filled', async () => {
  const { arrangement, fill, document } = await openPair()

  await fill.shuffleFills()

  expect(arrangement.$arrangement.get().get('a')?.assetId).toBe('1')
  expect(document.filled).toEqual([])
})

it('lets layers that are being filled follow a shuffle', async () => {
  const { arrangement, fill, document, web } = await openPair()
  web.on('GET https://media.test/*', never)
  const first = fill.fillArranged()
  web.on('GET https://media.test/*', () => pngReply())

  await fill.shuffleFills()
  await first

  const [[id, asset] = []] = arrangement.$arrangement.get()
  expect(fill.$filled.get()).toEqual(arrangement.$arrangement.get())
  expect(document.filled).toContainEqual({
    assetId: asset?.assetId,
    nodeIds: [id]
  })
})

it('forgets pins of layers that are no longer selected', async () => {
  const { arrangement, fill, select } = await openPair()
  fill.togglePin('a')
  fill.togglePin('b')

  await select([layerOf('b', tall), layerOf('c', wide)])

  expect([...arrangement.$pinned.get()]).toEqual(['b'])
})

it('keeps an arrangement when more results arrive', async () => {
  const { arrangement, fill, find } = await openPair()
  await fill.shuffleFills()
  const before = arrangement.$arrangement.get()

  find([photoOf('1', tallOnes), photoOf('2', wideOnes), photoOf('3')])

  expect(arrangement.$arrangement.get()).toBe(before)
})

it('restores one or all filled layers', async () => {
  const { fill, document } = await openPair()
  await fill.fillArranged()

  await fill.restoreFills(['a'])
  await fill.restoreFills(['a', 'b', 'c'])

  expect(document.restored).toEqual(['a', 'b'])
  expect(fill.$filled.get().size).toBe(0)
})

it('ends a fill with the next one', async () => {
  const { fill, document, web } = await openPair()
  web.on('GET https://media.test/1/preview_1000.jpg', never)
  const first = fill.fillSelection([photoOf('1')])

  await fill.fillSelection([photoOf('2')])
  await first

  expect(document.filled).toEqual([{ assetId: '2', nodeIds: ['a', 'b'] }])
  expect(fill.$filling.get()).toBeNull()
})

it('leaves all layers alone when cancelled', async () => {
  const { fill, placing, document, notices, web } = await openPair()
  web.on('GET https://media.test/*', never)
  const filling = fill.fillArranged()

  fill.cancelFilling()
  await filling

  expect(document.filled).toEqual([])
  expect(notices.$notices.get()).toEqual([])
  expect(placing.$placing.get().size).toBe(0)
})

it('fills the others when one picture fails to load', async () => {
  const { fill, document, notices, web } = await openPair()
  web.on('GET https://media.test/2/preview_1000.jpg', () => {
    return new Response(null, { status: 404 })
  })

  await fill.fillArranged()

  expect(document.filled).toEqual([{ assetId: '1', nodeIds: ['b'] }])
  expect(notices.$notices.get()[0]?.text).toMatch(
    /^a kept the old fill\. This preview is no longer available/
  )
})

it('asks for all layers of a long selection', async () => {
  const { selection, document, controller, clock } = await openPlacing()
  const layers = [layerOf('a'), layerOf('b')]
  document.selection = { count: 2, layers }

  controller.emit('selectionChanged', {
    count: 2,
    layers: layers.slice(0, 1),
    isCut: true
  })
  await clock.advance(0)

  await expect
    .poll(() => selection.$fillable.get().map(({ nodeId }) => nodeId))
    .toEqual(['a', 'b'])
})

it('reports why nothing can be filled', async () => {
  const { fill, notices } = await openPlacing()

  await fill.fillSelection([photoOf('1')])

  expect(notices.$notices.get()[0]?.text).toMatch(/^Nothing is selected/)
})

it.each([
  [['layer-locked', 'layer-locked'], /^This layer or its parent is locked/],
  [['no-fillable-layer', 'no-fillable-layer'], /^This kind of layer/],
  [
    ['layer-locked', 'no-fillable-layer'],
    /^a kept the old fill\. .* is locked.* b kept the old fill\. This kind of layer/
  ]
] as const)(
  'reports why neither of two layers can be filled: %j',
  async (codes, text) => {
    const { fill, document, notices, select } = await openPlacing()
    const [a, b] = codes
    await select([layerOf('a', { refusal: a }), layerOf('b', { refusal: b })])

    await fill.fillSelection([photoOf('1')])

    expect(document.filled).toEqual([])
    expect(notices.$notices.get()).toHaveLength(1)
    expect(notices.$notices.get()[0]?.text).toMatch(text)
  }
)

it('names left-out layers', async () => {
  const { fill, document, notices, select } = await openPlacing()
  await select([layerOf('a'), layerOf('b', { refusal: 'layer-locked' })])

  await fill.fillSelection([photoOf('1')])

  expect(document.filled).toEqual([{ assetId: '1', nodeIds: ['a'] }])
  expect(notices.$notices.get()[0]?.text).toMatch(/^b kept the old fill\./)
})

it('reports each reason why layers were left out', async () => {
  const { fill, notices, select } = await openPlacing()
  const refused = (name: string, refusal: ErrorCode) =>
    layerOf(name, { refusal })
  await select([
    layerOf('a'),
    refused('Sky', 'layer-locked'),
    refused('Sea', 'boolean-part'),
    refused('Sun', 'layer-locked')
  ])

  await fill.fillSelection([photoOf('1')])

  expect(notices.$notices.get()[0]?.text).toMatch(
    /^Sky and 1 more kept the old fill\. .*locked.* Sea kept the old fill\. Parts/
  )
})

it('reports that the layer was removed', async () => {
  const { fill, document, notices, select } = await openPlacing()
  document.before.fillLayers = failWith('layer-deleted')
  await select([layerOf('a')])

  await fill.fillSelection([photoOf('1')])

  expect(notices.$notices.get()[0]?.text).toMatch(/^The layer was deleted/)
})

it('can restore a layer later that was locked at first', async () => {
  const { fill, document, select } = await openPlacing()
  await select([layerOf('a'), layerOf('b'), layerOf('c')])
  await fill.fillSelection([photoOf('1')])
  document.refusals = new Map([
    ['a', 'layer-locked'],
    ['b', 'nothing-to-restore']
  ])

  await fill.restoreFills(['a', 'b', 'c'])
  const after = [...fill.$filled.get().keys()]
  document.refusals.clear()
  await fill.restoreFills(['a'])

  expect(after).toEqual(['a'])
  expect(document.restored).toEqual(['c', 'a'])
  expect(fill.$filled.get().size).toBe(0)
})
