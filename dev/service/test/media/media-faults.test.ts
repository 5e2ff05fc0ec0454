import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { licenseAudio } from '../../../../contract/api/audio-endpoints.ts'
import { films } from '../../../catalog/films/films.ts'
import { tracks } from '../../../catalog/tracks/tracks.ts'
import { openTestService, type TestService } from '../open-service.ts'

const track = tracks[0]?.id ?? ''
const film = films[0]?.id ?? ''
const base = `/media/audio/${track}`
const sound = `${base}/preview.mp3`
const wave = `${base}/waveform.png`
const clip = `/media/videos/${film}/preview.mp4`
let opened: TestService

beforeAll(async () => {
  opened = await openTestService({ assets: 20 })
})
afterEach(() => opened.service.faults.reset())
afterAll(() => opened.close())

async function get(address: string, headers: Record<string, string> = {}) {
  const reply = await opened.send(address, { headers })
  const bytes = Buffer.from(await reply.arrayBuffer())
  const type = reply.headers.get('Content-Type')
  return { status: reply.status, type, bytes }
}

async function licensed(): Promise<string> {
  const { data } = await opened.ask(licenseAudio, {
    token: opened.service.makeToken('musician', ['licenses.create']),
    json: { audio: [{ audio_id: track }] }
  })
  return data[0]?.download?.url ?? ''
}

describe('broken media', () => {
  test('of a path leave others whole', async () => {
    opened.service.faults.breakMedia('other-type', 1, base)

    const other = await get(clip)
    const first = await get(sound)
    const second = await get(sound)

    expect([other.type, first.type, second.type]).toEqual([
      'video/mp4',
      'text/html; charset=utf-8',
      'audio/mpeg'
    ])
  })

  test('end early, as if they were whole', async () => {
    const { bytes: whole } = await get(sound)
    opened.service.faults.breakMedia('short', 1, sound)

    const { bytes, status } = await get(sound, { Range: 'bytes=0-' })

    expect(status).toBe(200)
    expect(bytes).toEqual(whole.subarray(0, bytes.length))
    expect(bytes.length).toBe(Math.floor(whole.length / 2))
  })

  test('break off in a preview and in a licensed file', async () => {
    const address = await licensed()
    opened.service.faults.breakMedia('truncated', 2)

    await expect(get(sound)).rejects.toThrow('cut')
    await expect(get(address)).rejects.toThrow('cut')
  })

  test('are an SVG with scripts', async () => {
    opened.service.faults.breakMedia('scripted-svg', 1, wave)

    const { bytes, type } = await get(wave)

    expect(type).toBe('image/svg+xml')
    expect(bytes.toString()).toMatch(/^<svg .*onload="[^"]+"><script>/)
  })
})

test('a preview expires while it plays', async () => {
  opened.service.faults.failNext({
    path: sound,
    status: 403,
    after: 1,
    times: 9
  })

  const start = await get(sound, { Range: 'bytes=0-99' })
  const rest = await get(sound, { Range: 'bytes=100-' })
  const other = await get(wave)

  expect([start.status, rest.status, other.status]).toEqual([206, 403, 200])
})

test('the address of a licensed file expires after eight hours', async () => {
  const address = await licensed()
  const hour = 3_600_000

  opened.service.faults.moveClock(8 * hour - 1000)
  const before = await get(address)
  opened.service.faults.moveClock(2000)
  const after = await get(address)

  expect([before.status, after.status]).toEqual([200, 403])
})
