import { expect, it } from 'vitest'
import { assetOf, pictureOf } from '../asset-of.ts'
import { pngReply } from '../image-record.ts'
import { layerOf, openPlacing, photoOf } from '../open-placing.ts'
import { never } from '../scripted-web.ts'

it('places the smallest preview with twice the longest side', async () => {
  const { place, document } = await openPlacing()
  document.view = { width: 1000, height: 800 }

  await place.placeOnce([photoOf('1')])

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
  ['not within a character', `x${'🚤'.repeat(150)}`, `x${'🚤'.repeat(99)}`],
  [
    'not within an emoji of several',
    `x${'👍🏽'.repeat(51)}`,
    `x${'👍🏽'.repeat(49)}`
  ],
  [
    'not between letter and mark',
    `${'e\u0301'.repeat(99)}xe\u0301`,
    `${'e\u0301'.repeat(99)}x`
  ]
])('cuts a long description %s', async (_, description, name) => {
  const { place, document } = await openPlacing()

  await place.placeOnce([{ ...photoOf('1'), description }])

  expect(document.placed[0]?.picture.name).toBe(name)
})

it('places the largest preview when none is large enough', async () => {
  const { place, document } = await openPlacing()
  document.view = { width: 2000, height: 1600 }

  await place.placeOnce([photoOf('1')])

  expect(document.placed[0]?.picture.rendition).toBe('preview_1500')
})

it('counts only the rows above an id bar', async () => {
  const { place, document } = await openPlacing()
  document.view = { width: 1000, height: 800 }
  const previews = photoOf('1').previews.map(record => ({
    ...record,
    height: Math.round(record.width * 0.707)
  }))

  await place.placeOnce([photoOf('1', { previews })])

  expect(document.placed[0]?.picture.pictureHeight).toBe(707)
})

it('shows which assets are being placed', async () => {
  const { place, placing } = await openPlacing()

  const placed = place.placeOnce([photoOf('1')])

  expect([...placing.$placing.get()]).toEqual([['1', 'place']])
  await placed
  expect([...placing.$placing.get()]).toEqual([])
})

it('places once when asked twice', async () => {
  const { place, document } = await openPlacing()

  await Promise.all([
    place.placeOnce([photoOf('1')]),
    place.placeOnce([photoOf('1')])
  ])

  expect(document.placed).toHaveLength(1)
})

it('places an asset that fills a layer at the same time', async () => {
  const { place, fill, select, document } = await openPlacing()
  await select([layerOf('a')])

  await Promise.all([
    fill.fillSelection([photoOf('1')]),
    place.placeOnce([photoOf('1')])
  ])

  expect(document.placed).toMatchObject([{ picture: { assetId: '1' } }])
  expect(document.filled).toEqual([{ assetId: '1', nodeIds: ['a'] }])
})

it('places a board with an asset that is already being placed', async () => {
  const { place, document } = await openPlacing()

  await Promise.all([
    place.placeOnce([photoOf('1')]),
    place.placeOnce([photoOf('1'), photoOf('2')])
  ])

  expect(document.placed).toHaveLength(1)
  expect(document.boards).toEqual([['1', '2']])
})

it('leaves the canvas unchanged when cancelled', async () => {
  const { place, placing, web, document, notices } = await openPlacing()
  web.on('GET https://media.test/*', never)
  const placed = place.placeOnce([photoOf('1')])

  placing.cancelPlacing(photoOf('1'))
  await placed

  expect(document.placed).toEqual([])
  expect(notices.$notices.get()).toEqual([])
})

it('fetches through the relay when the media host refuses', async () => {
  const { place, web, document } = await openPlacing()
  web.on('GET https://media.test/*', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
  web.on('GET http://gateway.test/media', () => pngReply())

  await place.placeOnce([photoOf('1')])

  const [relayed] = web.calls('/media')
  expect(relayed?.url.searchParams.get('url')).toBe(
    'https://media.test/1/preview_1000.jpg'
  )
  expect(document.placed).toHaveLength(1)
})

it('refuses a picture from an address that is not the library’s', async () => {
  const { place, web, notices } = await openPlacing()
  const picture = {
    ...pictureOf('preview', 450),
    url: 'https://media.test.evil/'
  }

  await place.placeOnce([assetOf('1', { previews: [picture] })])

  expect(web.calls()).toEqual([])
  expect(notices.$notices.get()[0]?.text).toMatch(
    /blocked an unexpected address/
  )
})

it('reports an incomplete picture', async () => {
  const { place, web, notices, document } = await openPlacing()
  web.on('GET https://media.test/*', () => {
    const headers = { 'Content-Length': '99' }
    return new Response(new Uint8Array(3), { headers })
  })

  await place.placeOnce([photoOf('1')])

  expect(document.placed).toEqual([])
  expect(notices.$notices.get()[0]).toMatchObject({
    kind: 'error',
    text: 'The download was incomplete. Try again.'
  })
})

it('places several as one board, in their order', async () => {
  const { place, document } = await openPlacing()

  await place.placeOnce(['1', '2', '3'].map(id => photoOf(id)))

  expect(document.boards).toEqual([['1', '2', '3']])
  expect(document.placed).toEqual([])
})

it('places the others when one of several fails to load', async () => {
  const { place, document, web, notices } = await openPlacing()
  document.view = { width: 1200, height: 800 }
  web.on('GET https://media.test/2/preview_1000.jpg', () => {
    return new Response(null, { status: 404 })
  })

  await place.placeOnce(['1', '2', '3'].map(id => photoOf(id)))

  expect(document.boards).toEqual([['1', '3']])
  expect(notices.$notices.get()[0]?.text).toMatch(
    /^Couldn’t place Picture 2\. This preview is no longer available/
  )
})
