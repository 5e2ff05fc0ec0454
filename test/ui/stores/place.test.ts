import { expect, it } from 'vitest'
import type { SelectedLayer } from '../../../contract/selection.ts'
import { assetOf, pictureOf } from '../views/asset-of.ts'
import { pngReply } from './image-record.ts'
import { failWith } from './memory-document.ts'
import { createWorld, openPanel } from './open-panel.ts'
import { never } from './scripted-web.ts'

function photoOf(id: string) {
  return assetOf(id, {
    previews: [
      pictureOf('preview', 450),
      pictureOf('preview_1000', 1000),
      pictureOf('preview_1500', 1500)
    ]
  })
}

async function openPlacing() {
  const world = createWorld()
  const origin = 'http://media.test'
  for (const name of ['preview', 'preview_1000', 'preview_1500']) {
    world.web.on(`GET ${origin}/${name}.jpg`, () => pngReply())
  }
  const panel = await openPanel(world)
  panel.platform.addresses.media = ['https://media.test', origin]
  world.web.on('GET https://media.test/*', () => pngReply())
  return panel
}

function layerOf(nodeId: string, change: Partial<SelectedLayer> = {}) {
  const size = { width: 200, height: 100 }
  return {
    nodeId,
    name: nodeId,
    ...size,
    refusal: null,
    asset: null,
    ...change
  }
}

it('places the smallest preview with twice the longest side', async () => {
  const { place, document } = await openPlacing()
  document.placeSize = { width: 500, height: 333 }

  await place.placeComp(photoOf('1'))

  expect(document.placed[0]?.picture).toMatchObject({
    assetId: '1',
    name: 'Picture 1',
    rendition: 'preview_1000',
    width: 1000,
    height: 750
  })
  expect(document.placed[0]?.bytes).toHaveLength(12)
})

it.each([
  ['between words', `${'boat '.repeat(40)}at sea`, 'boat '.repeat(40).trim()],
  ['after a whole word', 'boats '.repeat(50), 'boats '.repeat(33).trim()],
  ['anywhere in one long word', 'x'.repeat(3000), 'x'.repeat(200)],
  ['not within a character', `x${'🚤'.repeat(150)}`, `x${'🚤'.repeat(99)}`]
])('cuts a long description %s', async (_, description, name) => {
  const { place, document } = await openPlacing()

  await place.placeComp({ ...photoOf('1'), description })

  expect(document.placed[0]?.picture.name).toBe(name)
})

it('places the largest preview when none is large enough', async () => {
  const { place, document } = await openPlacing()
  document.placeSize = { width: 1000, height: 667 }

  await place.placeComp(photoOf('1'))

  expect(document.placed[0]?.picture.rendition).toBe('preview_1500')
})

it('counts only the rows above an id bar', async () => {
  const { place, document } = await openPlacing()
  document.placeSize = { width: 500, height: 333 }

  await place.placeComp(photoOf('1'))

  expect(document.placed[0]?.picture.pictureHeight).toBe(667)
})

it('shows which assets are on their way', async () => {
  const { place } = await openPlacing()

  const placed = place.placeComp(photoOf('1'))

  expect([...place.$placing.get()]).toEqual(['1'])
  await placed
  expect([...place.$placing.get()]).toEqual([])
})

it('places once though it is asked twice', async () => {
  const { place, document } = await openPlacing()

  await Promise.all([
    place.placeComp(photoOf('1')),
    place.placeComp(photoOf('1'))
  ])

  expect(document.placed).toHaveLength(1)
})

it('leaves the canvas alone when cancelled', async () => {
  const { place, web, document, notices } = await openPlacing()
  web.on('GET https://media.test/*', never)
  const placed = place.placeComp(photoOf('1'))

  place.cancelPlacing('1')
  await placed

  expect(document.placed).toEqual([])
  expect(notices.$notices.get()).toEqual([])
})

it('fetches through the relay what the media host does not share', async () => {
  const { place, web, document } = await openPlacing()
  web.on('GET https://media.test/*', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
  web.on('GET http://gateway.test/media', () => pngReply())

  await place.placeComp(photoOf('1'))

  const [relayed] = web.calls('/media')
  expect(relayed?.url.searchParams.get('url')).toBe(
    'https://media.test/preview_1000.jpg'
  )
  expect(document.placed).toHaveLength(1)
})

it('refuses a picture from an address that is not the library’s', async () => {
  const { place, web, notices } = await openPlacing()
  const picture = {
    ...pictureOf('preview', 450),
    url: 'https://media.test.evil/'
  }

  await place.placeComp(assetOf('1', { previews: [picture] }))

  expect(web.calls()).toEqual([])
  expect(notices.$notices.get()[0]?.text).toMatch(/may not open/)
})

it('says that a picture arrived incomplete', async () => {
  const { place, web, notices, document } = await openPlacing()
  web.on('GET https://media.test/*', () => {
    const headers = { 'Content-Length': '99' }
    return new Response(new Uint8Array(3), { headers })
  })

  await place.placeComp(photoOf('1'))

  expect(document.placed).toEqual([])
  expect(notices.$notices.get()[0]).toMatchObject({
    kind: 'error',
    text: 'The file arrived incomplete. Try again.'
  })
})

it('fills every selected layer with the one asset', async () => {
  const { place, document, controller, clock } = await openPlacing()
  const layers = [layerOf('a'), layerOf('b')]
  controller.emit('selectionChanged', { count: 2, layers })
  await clock.advance(0)

  await place.fillSelection([photoOf('1')])

  expect(document.filled).toEqual([{ assetId: '1', nodeIds: ['a', 'b'] }])
})

it('gives each selected layer one of the assets that follow', async () => {
  const { place, document, controller, clock } = await openPlacing()
  const locked = layerOf('b', { refusal: 'layer-read-only' })
  const layers = [layerOf('a'), locked, layerOf('c'), layerOf('d')]
  controller.emit('selectionChanged', { count: 4, layers })
  await clock.advance(0)

  await place.fillSelection(['1', '2', '3', '4'].map(photoOf))

  expect(document.filled).toEqual([
    { assetId: '1', nodeIds: ['a'] },
    { assetId: '2', nodeIds: ['c'] },
    { assetId: '3', nodeIds: ['d'] }
  ])
})

it('says why nothing can be filled', async () => {
  const { place, notices } = await openPlacing()

  await place.fillSelection([photoOf('1')])

  expect(notices.$notices.get()[0]?.text).toMatch(/^Nothing is selected/)
})

it.each([
  [['layer-read-only', 'layer-read-only'], /^The layer is locked/],
  [['no-fillable-layer', 'no-fillable-layer'], /^None of the selected layers/],
  [
    ['layer-read-only', 'no-fillable-layer'],
    /^a and 1 more kept the old fill\. The layer is locked/
  ]
] as const)(
  'says why none of two layers takes a fill: %j',
  async (codes, said) => {
    const { place, controller, clock, document, notices } = await openPlacing()
    const [a, b] = codes
    const layers = [layerOf('a', { refusal: a }), layerOf('b', { refusal: b })]
    controller.emit('selectionChanged', { count: 2, layers })
    await clock.advance(0)

    await place.fillSelection([photoOf('1')])

    expect(document.filled).toEqual([])
    expect(notices.$notices.get()).toHaveLength(1)
    expect(notices.$notices.get()[0]?.text).toMatch(said)
  }
)

it('says that the layer has gone meanwhile', async () => {
  const { place, document, controller, clock, notices } = await openPlacing()
  document.before.fillSelection = failWith('layer-gone')
  controller.emit('selectionChanged', { count: 1, layers: [layerOf('a')] })
  await clock.advance(0)

  await place.fillSelection([photoOf('1')])

  expect(notices.$notices.get()[0]?.text).toMatch(/^The layer is gone/)
})
