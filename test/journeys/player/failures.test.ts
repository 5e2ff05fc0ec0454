import { readFile } from 'node:fs/promises'
import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Track } from '../../../ui/library/player/track.ts'
import { wavOf } from './sound-server.ts'
import {
  begunAt,
  playExpiring,
  playTracks,
  playerOf,
  usePlayer,
  waitForSecond
} from './use-player.ts'

const hum = wavOf(60)
const files = new URL('../../../dev/catalog/track-files/', import.meta.url)
const [mp3, ogg] = await Promise.all([
  readFile(new URL('440103-preview.mp3', files)),
  readFile(new URL('440103-preview.ogg', files))
])
const html = Buffer.from('<!doctype html><title>Please sign in</title>')

const player = usePlayer({
  '/hum.wav': { type: 'audio/wav', bytes: hum },
  '/fresh.wav': { type: 'audio/wav', bytes: hum },
  // Its head promises twelve seconds.
  '/early.mp3': { type: 'audio/mpeg', bytes: mp3.subarray(0, mp3.length / 2) },
  '/whole.ogg': { type: 'audio/ogg', bytes: ogg },
  '/html.mp3': { type: 'audio/mpeg', bytes: html },
  '/wav.mp3': { type: 'audio/mpeg', bytes: hum }
})

const types: Partial<Record<string, string>> = {
  wav: 'audio/wav',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg'
}

function trackOf(...files: string[]): Track {
  return {
    key: 'audio 1',
    title: 'Hum',
    artist: 'Ana',
    cover: null,
    previews: files.map(file => ({
      url: `${player.server.origin}/${file}`,
      type: types[file.slice(-3)] ?? ''
    })),
    waveform: null,
    duration: 60
  }
}

it('plays a file that is of another type than it says', async () => {
  const { panel } = await player.open()

  await playTracks(panel, [trackOf('wav.mp3')], 20)

  await waitForSecond(panel, 20)
  expect(await begunAt(panel)).toBe(20)
  expect(await said(panel).count()).toBe(0)
})

it('plays the next format where the first is no sound', async () => {
  const { panel } = await player.open()

  await playTracks(panel, [trackOf('html.mp3', 'hum.wav')], 20)

  await waitForSecond(panel, 20)
  expect(await begunAt(panel)).toBe(20)
  expect(await said(panel).count()).toBe(0)
})

it('says what to do where none is a sound, and plays it later', async () => {
  const { panel } = await player.open()

  await playTracks(panel, [trackOf('html.mp3')], 20)
  await said(panel).waitFor()

  expect(await said(panel).textContent()).toMatch(
    /^This preview can’t be played\. Try again or choose another track\./
  )
  await playTracks(panel, [trackOf('hum.wav')])
  await waitForSecond(panel, 0)
  expect(await said(panel).count()).toBe(0)
})

it('says that a preview ended early, and keeps the second', async () => {
  const { panel } = await player.open()

  await playTracks(panel, [{ ...trackOf('early.mp3'), duration: 12 }])
  await said(panel).waitFor()

  expect(await said(panel).textContent()).toMatch(
    /^The preview ended early\. Try again to continue here\./
  )
  await playerOf(panel)
    .getByText(/^0:0[56] \/ 0:12$/)
    .waitFor()
})

it('resumes in another format where one ends early', async () => {
  const { panel } = await player.open()
  const track = { ...trackOf('early.mp3', 'whole.ogg'), duration: 12 }

  await playTracks(panel, [track])

  await waitForSecond(panel, 6.5)
  expect(player.server.requests.at(-1)).toBe('/whole.ogg')
  expect(await said(panel).count()).toBe(0)
})

it('says that the connection was lost, and resumes at the same second', async () => {
  const { opened, panel } = await player.open()
  opened.expectErrors(/Failed to load resource/)
  player.server.fates.set('/hum.wav', 'cut')

  await playTracks(panel, [trackOf('hum.wav')], 28)
  await said(panel).waitFor()
  const text = await said(panel).textContent()
  player.server.fates.clear()
  await pressRetry(panel)

  await waitForSecond(panel, 29)
  expect([29, 30]).toContain(await begunAt(panel))
  expect(text).toMatch(/^The (connection was lost|library took too long)/)
})

it.each([403, 404, 410])(
  'asks for new addresses when one expires with %i while it plays',
  async status => {
    const { opened, panel } = await player.open()
    opened.expectErrors(/Failed to load resource/)
    const { fates, requests } = player.server
    fates.set('/hum.wav', 'half, then nothing')
    await playExpiring(panel, trackOf('hum.wav'), trackOf('fresh.wav'))
    await waitForSecond(panel, 0)

    fates.set('/hum.wav', status)
    for (let presses = 0; presses < 3; presses += 1) {
      await playerOf(panel).getByRole('slider').first().press('PageUp')
    }

    await waitForSecond(panel, 45)
    expect(await begunAt(panel)).toBeGreaterThanOrEqual(15)
    expect(requests.at(-1)).toBe('/fresh.wav')
    expect(await said(panel).count()).toBe(0)
  }
)

it('says when it is offline, and resumes at the same second', async () => {
  const { opened, panel } = await player.open()
  opened.expectErrors(/Failed to load resource/)
  player.server.fates.set('/hum.wav', 'half, then nothing')
  await playTracks(panel, [trackOf('hum.wav')], 26)
  await waitForSecond(panel, 26)

  await opened.context.setOffline(true)
  await said(panel).waitFor()
  const text = await said(panel).textContent()
  await opened.context.setOffline(false)
  player.server.fates.clear()
  await pressRetry(panel)

  await waitForSecond(panel, 29)
  expect([29, 30]).toContain(await begunAt(panel))
  expect(text).toMatch(
    /^The connection was lost\. Check it, then try again to continue here\./
  )
})

function said(panel: Frame) {
  return playerOf(panel).getByRole('alert')
}

function pressRetry(panel: Frame): Promise<void> {
  return playerOf(panel).getByRole('button', { name: 'Try again' }).click()
}
