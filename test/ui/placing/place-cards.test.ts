import { expect, it } from 'vitest'
import { pictureOf } from '../asset-of.ts'
import { pngReply } from '../image-record.ts'
import { layerOf, openPlacing, photoOf } from '../open-placing.ts'
import { trackAsset } from '../track-asset.ts'

const cover = {
  ...pictureOf('album_art', 300),
  url: 'https://media.test/7.jpg'
}
const track = trackAsset('7', {}, { thumbnails: [cover], previews: [cover] })

it('places a card with what the record says', async () => {
  const { place, document } = await openPlacing()

  await place.placeOnce([track])

  expect(document.cards).toMatchObject([
    {
      assetId: '7',
      name: 'Track 7',
      title: 'Track 7',
      artist: 'Ada Winter',
      duration: 184,
      rendition: 'preview_mp3',
      cover: { length: 12 },
      waveform: { length: 12 }
    }
  ])
  expect(document.placed).toEqual([])
})

it('fetches cover and waveform through the relay', async () => {
  const { place, document, web } = await openPlacing()
  web.on('GET https://media.test/*', () =>
    Promise.reject(new TypeError('Failed to fetch'))
  )
  web.on('GET http://gateway.test/media', () => pngReply())

  await place.placeOnce([track])

  expect(
    web.calls('/media').map(({ url }) => url.searchParams.get('url'))
  ).toEqual(['https://media.test/7.jpg', 'https://media.test/wave.png'])
  expect(document.cards).toMatchObject([
    { cover: { length: 12 }, waveform: { length: 12 } }
  ])
})

it.each([
  ['is missing', () => new Response(null, { status: 404 })],
  [
    'is too large',
    () => new Response('', { headers: { 'Content-Length': '10000001' } })
  ],
  [
    'is incomplete',
    () => new Response('x', { headers: { 'Content-Length': '9' } })
  ]
])('places the card when its waveform %s', async (_, answer) => {
  const { place, document, web, notices } = await openPlacing()
  web.on('GET https://media.test/wave.png', () => answer())

  await place.placeOnce([track])

  expect(document.cards).toMatchObject([
    { cover: { length: 12 }, waveform: null }
  ])
  expect(notices.$notices.get()).toEqual([])
})

it('asks for no pictures that a record has not', async () => {
  const { place, document, web } = await openPlacing()

  await place.placeOnce([trackAsset('8', { waveform: null })])

  expect(web.calls()).toEqual([])
  expect(document.cards).toMatchObject([{ cover: null, waveform: null }])
})

it('offers layers what can fill them', async () => {
  const { fill, find, select, document, arrangement } = await openPlacing()
  find([track, photoOf('1')])
  await select([layerOf('a'), layerOf('b')])

  await fill.fillArranged()
  const isMusicOnly = [arrangement.$isMusicOnly.get()]
  find([track])
  isMusicOnly.push(arrangement.$isMusicOnly.get())

  expect(document.filled).toEqual([{ assetId: '1', nodeIds: ['a', 'b'] }])
  expect(isMusicOnly).toEqual([false, true])
})
