import { readFile } from 'node:fs/promises'
import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Track } from '../../../ui/library/player/track.ts'
import { languages } from '../../../contract/settings.ts'
import { findCut } from '../looks/find-cut.ts'
import { findFaint } from '../looks/find-faint.ts'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import { showTheme } from '../looks/show-theme.ts'
import { measureBox } from '../set-up/measure-box.ts'
import { openTab } from '../set-up/search-and-place.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'
import { wavOf } from './sound-server.ts'
import { playTracks, playerOf, usePlayer, waitForSecond } from './use-player.ts'

const files = new URL('../../../dev/catalog/track-files/', import.meta.url)
const player = usePlayer({
  '/hum.wav': { type: 'audio/wav', bytes: wavOf(95) },
  '/wave.png': {
    type: 'image/png',
    bytes: await readFile(new URL('440103-waveform.png', files))
  },
  '/cover.jpg': {
    type: 'image/jpeg',
    bytes: await readFile(new URL('440103-album_art.jpg', files))
  }
})

function tracks(): [Track, Track] {
  const { origin } = player.server
  const track = {
    key: 'audio 1',
    title: 'The long way home across the bay',
    artist: 'Ana Ferreira & the Lanterns',
    cover: `${origin}/cover.jpg`,
    previews: [{ url: `${origin}/hum.wav`, type: 'audio/wav' }],
    waveform: `${origin}/wave.png`,
    duration: 95
  }
  return [track, { ...track, key: 'audio 2', title: 'Two' }]
}

const sizes = [
  [300, 400],
  [900, 600]
] as const

const states = {
  playing: () => Promise.resolve(),
  'at its volume': openVolume,
  'that failed': failTrack
}

it.each(['light', 'dark'] as const)(
  'has no violations in the %s theme, at any size',
  async theme => {
    const { opened, panel } = await player.open()
    opened.expectErrors(/Failed to load resource/)
    const found: Record<string, string[]> = {}

    for (const [state, go] of Object.entries(states)) {
      await playTracks(panel, tracks(), 30)
      await waitForSecond(panel, 30)
      for (const size of sizes) {
        await resize(panel, size)
        await go(panel)
        await showTheme(panel, theme)
        const violations = [
          ...(await findViolations(panel)),
          ...(await findFaint(panel))
        ]
        if (violations.length) found[`${state}, ${size.join('×')}`] = violations
      }
    }

    expect(found).toEqual({})
  }
)

it('fits every language in the smallest panel, in every tab', async () => {
  const { opened, panel } = await player.open()
  opened.expectErrors(/Failed to load resource/)
  const language = panel.locator('select:has(option[value=ja])')
  await openTab(panel, 'Account')
  await resize(panel, [300, 400])
  const found: Record<string, string[]> = {}

  for (const one of languages) {
    await language.selectOption(one)
    await panel.locator(`html[lang=${one}]`).waitFor()
    await playTracks(panel, tracks(), 30)
    await waitForSecond(panel, 30)
    const heights = [await heightOf(panel)]
    const faults = [
      ...(await findCut(panel)),
      ...(await findUnreachable(panel))
    ]
    await failTrack(panel)
    faults.push(...(await findCut(panel)), ...(await findUnreachable(panel)))
    heights.push(await heightOf(panel))
    if (faults.length || heights.some((at, i) => at > (i === 0 ? 44 : 140))) {
      found[one] = [...faults, ...heights.map(String)]
    }
  }

  expect(found).toEqual({})
})

it('is one row, as wide as the panel, and takes no room once closed', async () => {
  const { panel } = await player.open()
  const view = () => measureBox(panel.locator('#view > *').last())
  await resize(panel, [300, 400])
  const before = await view()

  await playTracks(panel, tracks())
  await waitForSecond(panel, 0)
  const boxes = []
  for (const size of sizes) {
    await resize(panel, size)
    boxes.push(await measureBox(playerOf(panel)))
  }
  await resize(panel, [300, 400])
  await playerOf(panel).getByRole('button', { name: 'Close player' }).click()
  await playerOf(panel).waitFor({ state: 'detached' })

  expect(boxes.map(({ width, height }) => [width, height])).toEqual([
    [300, 44],
    [900, 44]
  ])
  expect(await view()).toEqual(before)
})

async function openVolume(panel: Frame): Promise<void> {
  const button = playerOf(panel).getByRole('button', { name: 'Volume' })
  if (!(await button.isVisible())) return
  await button.click()
  await panel.getByRole('dialog', { name: 'Volume' }).waitFor()
}

async function failTrack(panel: Frame): Promise<void> {
  await playTracks(panel, [{ ...tracks()[0], previews: [] }], 30)
  await playerOf(panel).getByRole('alert').waitFor()
}

async function heightOf(panel: Frame): Promise<number> {
  return (await measureBox(playerOf(panel))).height
}

/** Sets the size of the frame alone. */
async function resize(
  panel: Frame,
  [width, height]: (typeof sizes)[number]
): Promise<void> {
  const frame = await panel.frameElement()
  await frame.evaluate(
    (element, size) => Object.assign((element as HTMLElement).style, size), // an iframe
    {
      position: 'fixed',
      inset: '0',
      width: `${width}px`,
      height: `${height}px`
    }
  )
  await panel.waitForFunction(
    size => innerWidth === size[0] && innerHeight === size[1],
    [width, height]
  )
  await waitForLayout(panel)
}
