import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Track } from '../../../ui/library/player/track.ts'
import { openTab, searchFor } from '../set-up/search-and-place.ts'
import { chooseVideos } from '../set-up/videos.ts'
import { tabTo } from '../set-up/tab-to.ts'
import { wavOf } from './sound-server.ts'
import {
  begunAt,
  playTracks,
  playerOf,
  usePlayer,
  waitForSecond
} from './use-player.ts'

const scripted = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 80"
  onload="parent.isHacked = true; fetch('/stolen')">
  <script>parent.isHacked = true; fetch('/stolen')</script>
  <image href="/stolen.png" width="600" height="80" />
  <path d="M0 40h600" stroke="#000" stroke-width="40" /></svg>`

const long = wavOf(190)

const player = usePlayer({
  '/hum.wav': { type: 'audio/wav', bytes: wavOf(60) },
  '/low.wav': { type: 'audio/wav', bytes: wavOf(60) },
  '/short.wav': { type: 'audio/wav', bytes: wavOf(1) },
  '/long.wav': { type: 'audio/wav', bytes: long },
  '/wave.svg': { type: 'image/svg+xml', bytes: Buffer.from(scripted) }
})

function trackOf(file: string, part: Partial<Track> = {}): Track {
  return {
    key: `audio ${file}`,
    title: file,
    artist: 'Ana',
    cover: null,
    previews: [
      { url: `${player.server.origin}/${file}.wav`, type: 'audio/wav' }
    ],
    waveform: null,
    duration: 60,
    ...part
  }
}

it('keeps playing in every tab, with one sound', async () => {
  const { panel } = await player.open()
  await playTracks(panel, [trackOf('hum'), trackOf('low')])
  await waitForSecond(panel, 0)

  for (const tab of ['Collections', 'This file', 'Licenses', 'Account']) {
    await openTab(panel, tab)
    await waitForSecond(panel, await secondOf(panel))
    expect(await playerOf(panel).isVisible()).toBe(true)
  }

  await playerOf(panel).getByRole('button', { name: 'Next track' }).click()
  await playerOf(panel).getByText('low').waitFor()
  await waitForSecond(panel, 0)
  expect(await panel.locator('audio').count()).toBe(1)
})

it('ends 300 quick presses with the last one, and one connection', async () => {
  const { panel } = await player.open()
  await playTracks(panel, [trackOf('hum'), trackOf('low'), trackOf('long')])
  await waitForSecond(panel, 0)

  await panel.evaluate(pressQuickly, 300)
  await playTracks(panel, [trackOf('low')], 5)
  await waitForSecond(panel, 5)

  expect(await sourceOf(panel)).toMatch(/low\.wav$/)
  expect(await panel.locator('audio').count()).toBe(1)
  await expect.poll(() => player.server.open()).toBeLessThanOrEqual(1)
  await playerOf(panel).getByRole('button', { name: 'Close player' }).click()
  await expect.poll(() => player.server.open()).toBe(0)
})

it('rests after 300 presses of one button', async () => {
  const { panel } = await player.open()
  await playTracks(panel, [trackOf('hum')])
  await waitForSecond(panel, 0)

  await panel.evaluate(() => {
    for (let i = 0; i < 301; i += 1) {
      document
        .querySelector<HTMLElement>(
          'button:is([aria-label="Play hum"], [aria-label="Pause hum"])'
        )
        ?.click()
    }
  })

  await playerOf(panel).getByRole('button', { name: 'Play hum' }).waitFor()
  expect(
    await panel.locator('audio').evaluate((one: HTMLAudioElement) => one.paused)
  ).toBe(true)
})

it('plays by keyboard alone: pauses, seeks, mutes, closes', async () => {
  const { opened, panel } = await player.open()
  const { keyboard } = opened.page
  await playTracks(panel, [trackOf('hum')])
  await waitForSecond(panel, 0)
  const slider = playerOf(panel).getByRole('slider', { name: /^Position/ })

  await slider.focus()
  await keyboard.press('PageUp')
  await keyboard.press('PageUp')
  await waitForSecond(panel, 30)
  await keyboard.press('Space')
  await playerOf(panel).getByRole('button', { name: 'Play hum' }).waitFor()
  await keyboard.press('Home')
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toBe('0:00 of 1:00')
  await keyboard.press('Escape')
  const focused = await slider.evaluate(one => one === document.activeElement)
  await tabTo(opened, panel, 'Close player')
  await keyboard.press('Enter')
  await playerOf(panel).waitFor({ state: 'detached' })

  expect(focused).toBe(true)
  expect(
    await panel
      .getByRole('tab', { name: 'Search' })
      .evaluate(one => one === document.activeElement)
  ).toBe(true)
})

it('seeks by pressing and dragging on the waveform', async () => {
  const { opened, panel } = await player.open()
  const { mouse } = opened.page
  await playTracks(panel, [trackOf('hum')])
  await waitForSecond(panel, 0)
  const slider = playerOf(panel).getByRole('slider', { name: /^Position/ })
  const box = await slider.boundingBox()
  if (!box) throw new Error('There is no slider.')
  const y = box.y + box.height / 2

  await mouse.click(box.x + box.width / 2, y)
  await waitForSecond(panel, 29)
  const half = await begunAt(panel)
  await mouse.move(box.x + box.width / 2, y)
  await mouse.down()
  await mouse.move(box.x + box.width * 0.75, y - 60, { steps: 5 })
  const dragged = await slider.getAttribute('aria-valuetext')
  await mouse.up()
  await waitForSecond(panel, 43)

  expect(half).toBe(30)
  expect(dragged).toMatch(/^0:4[45] of 1:00$/)
  expect(await begunAt(panel)).toBe(45)
})

it('plays the next of the list when one ends', async () => {
  const { panel } = await player.open()

  await playTracks(panel, [trackOf('short', { duration: 1 }), trackOf('low')])

  await playerOf(panel).getByText('low').waitFor()
  await waitForSecond(panel, 0)
  expect(await sourceOf(panel)).toMatch(/low\.wav$/)
})

it('plays a track of 8 MB before it is loaded', async () => {
  const { panel } = await player.open()
  player.server.fates.set('/long.wav', 'half, then nothing')

  await playTracks(panel, [trackOf('long', { duration: 190 })])
  await waitForSecond(panel, 0)

  expect(long.length).toBeGreaterThan(8e6)
  expect(player.server.sent('/long.wav')).toBeLessThan(long.length)
})

it('runs nothing of a waveform with scripts', async () => {
  const { panel } = await player.open()
  const waveform = `${player.server.origin}/wave.svg`

  await playTracks(panel, [trackOf('hum', { waveform })], 20)
  await waitForSecond(panel, 20)

  const picture = playerOf(panel).locator('img').first()
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  expect(await panel.evaluate(() => 'isHacked' in window)).toBe(false)
  expect(
    await playerOf(panel).locator('svg script, object, embed, iframe').count()
  ).toBe(0)
  expect(player.server.requests.filter(path => /stolen/.test(path))).toEqual([])
})

it.each([
  ['with sound', true],
  ['without sound', false]
])('gives way to a video %s: %s', async (_, hasSound) => {
  const { opened, panel } = await player.open()
  if (hasSound) {
    await opened.page.route(/preview\.(mp4|webm)/, route =>
      route.fulfill({ contentType: 'audio/wav', body: wavOf(20) })
    )
  }
  await playTracks(panel, [trackOf('hum')])
  await waitForSecond(panel, 0)
  await openVideo(panel)

  const video = panel.locator('video')
  await video.evaluate((one: HTMLVideoElement) => one.play())
  await panel.waitForFunction(
    () => (document.querySelector('video')?.currentTime ?? 0) > 0.3
  )

  if (!hasSound) {
    await waitForSecond(panel, await secondOf(panel))
    return
  }
  await playerOf(panel).getByRole('button', { name: 'Play hum' }).click()
  await waitForSecond(panel, 0)
  expect(await video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true)
})

async function openVideo(panel: Frame): Promise<void> {
  await chooseVideos(panel)
  await searchFor(panel, 'lake', 'videos')
  await panel
    .getByRole('gridcell')
    .first()
    .getByRole('button')
    .first()
    .press('Enter')
  await panel.getByRole('heading', { name: 'Keywords' }).waitFor()
}

function secondOf(panel: Frame): Promise<number> {
  return panel
    .locator('audio')
    .evaluate((one: HTMLAudioElement) => one.currentTime)
}

function sourceOf(panel: Frame): Promise<string> {
  return panel.locator('audio').evaluate((one: HTMLAudioElement) => one.src)
}

/** Presses the buttons of the player in turn, some in one turn of the page. */
async function pressQuickly(times: number): Promise<void> {
  const names = ['Next', 'Pause', 'Play', 'Next', 'Previous', 'Play', 'Pause']
  for (let i = 0; i < times; i += 1) {
    const name = names[i % names.length] ?? ''
    document.querySelector<HTMLElement>(`button[aria-label^=${name}]`)?.click()
    if (i % 3 === 0) await new Promise(requestAnimationFrame)
  }
}
