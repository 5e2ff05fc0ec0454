import type { Frame, Locator } from 'playwright-core'
import { closeAll } from '../../dev/close-all.ts'
import { tracks } from '../../dev/catalog/tracks/tracks.ts'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { bundlePage } from '../bundle-page.ts'
import type { Figure } from '../figure.ts'
import { openWithPanel } from '../panel/open-variant.ts'
import { keepNames } from '../panel/paints.ts'
import { measureRatio } from '../ratio.ts'
import { withStack } from '../with-stack.ts'
import { measureListening } from './listening-memory.ts'
import { browse } from '../panel/open-results.ts'
import { serveManyTracks } from './many-tracks.ts'

const delay = 100
/** Images in the catalogue, which are not shown. */
const assets = 600

/**
 * Pressing play → sound, with every request to the service delayed, against a
 * bare page with one sound; then the memory of an hour of listening.
 */
export async function benchPlay(): Promise<Figure[]> {
  const played = await withStack(measurePlay, assets)
  return [...played, ...(await withStack(measureListening, assets))]
}

async function measurePlay(
  stack: TestStack,
  folder: string
): Promise<Figure[]> {
  const html = await bundlePage('media/bare-play.ts')
  const server = await openWithPanel(folder, 'bare-play', html)
  const opened = await openPage(stack)
  const openedBare = await openPage({
    ...stack,
    url: server.url,
    origins: [...stack.origins, server.url],
    panel: { title: 'Cleared', ready: 'button' }
  })
  try {
    const [panel, bare] = [await opened.panel(), await openedBare.panel()]
    const [origin = ''] = stack.addresses.media
    await serveManyTracks(opened.context, origin)
    await browse(panel, 'audio')
    await panel.evaluate(keepNames)
    await bare.evaluate(keepNames)
    stack.service.faults.delay(delay)
    return [await comparePlay(panel, bare, origin)]
  } finally {
    await closeAll([
      () => openedBare.close(),
      () => opened.close(),
      () => server.close()
    ])
  }
}

function comparePlay(
  panel: Frame,
  bare: Frame,
  origin: string
): Promise<Figure> {
  let row = -1
  let sounds = 0
  return measureRatio({
    name: `pressing play → sound at ${delay} ms, against a bare page`,
    bar: 1.3,
    async subject() {
      row += 1
      const close = panel.getByRole('button', { name: 'Close player' })
      if (await close.isVisible()) await close.click()
      return pressPlay(playButtonAt(panel, row))
    },
    async reference() {
      sounds += 1
      const { id } = tracks[sounds % tracks.length] ?? {}
      // Another address each time, which the browser has not kept.
      await bare.evaluate(bareSound => {
        Object.assign(window, { bareSound })
        document.querySelector('audio')?.remove()
      }, `${origin}/media/audio/${id}/preview.mp3?bare=${sounds}`)
      return pressPlay(bare.getByRole('button', { name: 'Play' }))
    }
  })
}

export function playButtonAt(panel: Frame, row: number): Locator {
  return panel
    .locator(`[role=gridcell][data-index="${row}"]`)
    .getByRole('button', { name: /^Play / })
}

/** Milliseconds from the press until something sounds. */
async function pressPlay(button: Locator): Promise<number> {
  await button.scrollIntoViewIfNeeded()
  const sounding = await button.evaluateHandle(watchSound)
  await button.click()
  return sounding.evaluate(({ time }) => time)
}

/** Runs in the page. */
function watchSound(button: Element): { time: Promise<number> } {
  const pressed = new Promise<number>(resolve =>
    button.addEventListener('click', () => resolve(performance.now()), {
      once: true,
      capture: true
    })
  )
  const time = pressed.then(async started => {
    for (;;) {
      const now: number = await new Promise(requestAnimationFrame)
      const audio = document.querySelector('audio')
      if (audio && !audio.paused && audio.currentTime > 0) return now - started
    }
  })
  return { time }
}
