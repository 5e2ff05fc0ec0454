import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getAudio,
  licenseAudio
} from '../../../../contract/api/audio-endpoints.ts'
import {
  getVideo,
  licenseVideos
} from '../../../../contract/api/video-endpoints.ts'
import { films } from '../../../catalog/films/films.ts'
import { tracks } from '../../../catalog/tracks/tracks.ts'
import { openTestService, type TestService } from '../open-service.ts'

const film = films[0]?.id ?? ''
const track = tracks[0]?.id ?? ''
const preview = `/media/videos/${film}/preview.mp4`
let opened: TestService
let whole: Uint8Array

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
  whole = await bytesOf(await opened.send(preview))
})
afterAll(() => opened.close())

async function bytesOf(reply: Response): Promise<Uint8Array> {
  return new Uint8Array(await reply.arrayBuffer())
}

async function addresses(): Promise<string[]> {
  const video = await opened.ask(getVideo, { path: { id: film } })
  const audio = await opened.ask(getAudio, { path: { id: track } })
  const { thumb_jpgs: several, ...one } = video.assets ?? {}
  const media = [...Object.values(one), ...Object.values(audio.assets ?? {})]
  const urls = media.flatMap(asset =>
    asset && 'url' in asset && asset.url ? [asset.url] : []
  )
  return [...(several?.urls ?? []), ...urls]
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  png: 'image/png',
  webm: 'video/webm'
}

test('every address of a record is public and cacheable', async () => {
  const urls = await addresses()

  const replies = await Promise.all(urls.map(url => opened.send(url)))

  expect(urls).toHaveLength(13)
  expect(replies.map(({ status }) => status)).toEqual(urls.map(() => 200))
  replies.forEach((reply, place) => {
    const ending = urls[place]?.split('.').at(-1) ?? ''
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': types[ending],
      'cache-control': 'public, max-age=2592000, immutable',
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin'
    })
  })
})

test.each([
  `/media/videos/${film}/hd.mp4`,
  `/media/videos/${film}/preview.avi`,
  '/media/videos/999/preview.mp4',
  `/media/videos/${film}/..%2Fmake-media.ts`,
  `/media/audio/${track}/clean.mp3`,
  `/media/audio/${track}/original.wav`,
  '/media/audio/999/preview.mp3',
  `/media/audio/${film}/preview.mp4`
])('nobody finds %s', async address => {
  const reply = await opened.send(address)

  expect(reply.status).toBe(404)
  expect(await reply.json()).toEqual({ message: 'Not Found' })
})

describe('a range', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['BYTES=10-10', 10, 10],
    ['bytes=5-99999999', 5, undefined],
    ['bytes=-99999999', 0, undefined]
  ])('%s is those bytes', async (range, first, last) => {
    const reply = await opened.send(preview, { headers: { Range: range } })

    const expected = whole.slice(first, last === undefined ? last : last + 1)
    const start = first < 0 ? whole.length + first : first
    const end = start + expected.length - 1
    expect(reply.status).toBe(206)
    expect(reply.headers.get('content-range')).toBe(
      `bytes ${start}-${end}/${whole.length}`
    )
    expect(reply.headers.get('content-length')).toBe(`${expected.length}`)
    expect(await bytesOf(reply)).toEqual(expected)
  })

  test.each(['bytes=99999999-', 'bytes=-0'])(
    '%s beyond the file is refused',
    async range => {
      const reply = await opened.send(preview, { headers: { Range: range } })

      expect(reply.status).toBe(416)
      expect(reply.headers.get('content-range')).toBe(`bytes */${whole.length}`)
    }
  )

  test.each(['items=0-5', 'bytes=9-3', 'bytes=0-1,5-6', 'bytes=-', 'x'])(
    '%s is answered with the whole file',
    async range => {
      const reply = await opened.send(preview, { headers: { Range: range } })

      expect(reply.status).toBe(200)
      expect(await bytesOf(reply)).toEqual(whole)
    }
  )

  test('of the known file is partial', async () => {
    const ETag = (await opened.send(preview)).headers.get('ETag') ?? ''
    const headers = { Range: 'bytes=0-9', 'If-Range': ETag }

    const reply = await opened.send(preview, { headers })

    expect(reply.status).toBe(206)
    expect(await bytesOf(reply)).toEqual(whole.slice(0, 10))
  })

  test('of a changed file is the whole file', async () => {
    const headers = { Range: 'bytes=0-9', 'If-Range': '"of before"' }

    const reply = await opened.send(preview, { headers })

    expect(reply.status).toBe(200)
    expect(await bytesOf(reply)).toEqual(whole)
  })
})

test('a known file is not sent again', async () => {
  const ETag = (await opened.send(preview)).headers.get('ETag') ?? ''

  const reply = await opened.send(preview, {
    headers: { 'If-None-Match': `"of before", W/${ETag}` }
  })

  expect(reply.status).toBe(304)
  expect(await bytesOf(reply)).toHaveLength(0)
  expect(reply.headers.get('ETag')).toBe(ETag)
  expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*')
})

test('a film’s licensed file has the licensed size', async () => {
  const { data } = await opened.ask(licenseVideos, {
    token: opened.service.makeToken('filmmaker', ['licenses.create']),
    json: { videos: [{ video_id: film, size: 'sd' }] }
  })
  const address = data[0]?.download?.url ?? ''

  const reply = await opened.send(address)
  const start = await opened.send(address, { headers: { Range: 'bytes=4-7' } })

  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': `attachment; filename="${film}_sd.mp4"`,
    'content-length': String(films[0]?.sizes.sd?.fileSize),
    'cache-control': 'private, no-store'
  })
  expect(await start.text()).toBe('ftyp')
})

test('a track’s licensed file can be played', async () => {
  const { data } = await opened.ask(licenseAudio, {
    token: opened.service.makeToken('musician', ['licenses.create']),
    json: { audio: [{ audio_id: track }] }
  })

  const reply = await opened.send(data[0]?.download?.url ?? '')

  const bytes = await bytesOf(reply)
  expect(reply.headers.get('content-type')).toBe('audio/mpeg')
  expect(bytes.length).toBe(tracks[0]?.fileSizes.clean_audio)
})

test('a licensed file requires its signed address', async () => {
  const { data } = await opened.ask(licenseVideos, {
    token: opened.service.makeToken('filmmaker', ['licenses.create']),
    json: { videos: [{ video_id: film, size: 'web' }] }
  })
  const address = data[0]?.download?.url ?? ''

  const larger = await opened.send(address.replace('_web', '_hd'))

  expect(larger.status).toBe(403)
})

test('HEAD returns the length of a file', async () => {
  const reply = await opened.send(preview, { method: 'HEAD' })

  expect(reply.headers.get('content-length')).toBe(`${whole.length}`)
  expect(await reply.text()).toBe('')
})
