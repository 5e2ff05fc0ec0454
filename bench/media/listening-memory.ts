import type { Frame } from 'playwright-core'
import { openPage } from '../../test/journeys/set-up/open-page.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { waitForLayout } from '../../test/journeys/set-up/wait-for-layout.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'
import { browse } from '../panel/open-results.ts'
import { heldBy } from './held-by.ts'
import { serveManyTracks } from './many-tracks.ts'

/** Each is like ten minutes: many tracks begun, some played to their end. */
const rounds = 8
const warmUps = 2
const tracksPerRound = 24
/** Loaded before the first round, so that lists do not grow. */
const loaded = 400

/** The memory of the panel while somebody listens and looks on for an hour. */
export async function measureListening(stack: TestStack): Promise<Figure[]> {
  const opened = await openPage({
    ...stack,
    url: `${stack.url}/?frame=sandbox`
  })
  try {
    const panel = await opened.panel()
    const [origin = ''] = stack.addresses.media
    await serveManyTracks(opened.context, origin)
    await browse(panel, 'audio')
    await panel.evaluate(loadTracks, loaded)
    const sizes: number[] = []
    for (let number = 0; number < rounds; number += 1) {
      await listen(panel, number * tracksPerRound)
      sizes.push(await memoryOf(opened, panel))
    }
    return [figureOf(sizes.slice(warmUps))]
  } finally {
    await opened.close()
  }
}

function figureOf(sizes: readonly number[]): Figure {
  const half = sizes.length / 2
  const [early, late] = [sizes.slice(0, half), sizes.slice(half)].map(median)
  const growth = Math.max(0, ((late ?? NaN) / (early ?? NaN) - 1) * 100)
  return atMost(
    'an hour of listening and looking: growth of the panel’s memory',
    growth,
    5,
    '%',
    `${sizes.map(size => round(size / 1e6)).join(', ')} MB after each round`
  )
}

/** Bytes of the panel after two collections: one leaves some of its waste. */
async function memoryOf({ context }: OpenPage, panel: Frame): Promise<number> {
  const session = await context.newCDPSession(panel)
  await heldBy(session)
  const size = await heldBy(session)
  await session.detach()
  return size
}

/** Plays tracks from this row on, skips, seeks, plays to the end, and scrolls. */
async function listen(panel: Frame, from: number): Promise<void> {
  await panel.evaluate(scrollToRow, from)
  await waitForLayout(panel)
  const first = panel.locator(`[role=gridcell][data-index="${from}"]`)
  await first.getByRole('button', { name: /^(Play|Pause) / }).press('Enter')
  for (let played = 1; played < tracksPerRound; played += 1) {
    await waitForSound(panel)
    if (played % 6 === 0) await playToEnd(panel)
    else await next(panel)
    await panel.evaluate(scrollToRow, from + played * 3)
  }
  await waitForSound(panel)
  await panel.getByRole('button', { name: 'Close player' }).click()
}

async function waitForSound(panel: Frame): Promise<void> {
  await panel.waitForFunction(() => {
    const audio = document.querySelector('audio')
    return audio && !audio.paused && audio.currentTime > 0
  })
}

function next(panel: Frame): Promise<void> {
  return panel.getByRole('button', { name: 'Next track' }).click()
}

/** Seeks to just before the end, and waits for the next track. */
async function playToEnd(panel: Frame): Promise<void> {
  const player = panel.getByRole('region', { name: 'Player' })
  const slider = player.getByRole('slider', { name: /^Position/ })
  const name = (await slider.getAttribute('aria-label')) ?? ''
  await slider.press('End')
  await player
    .getByRole('slider', { name, exact: true })
    .waitFor({ state: 'detached' })
}

/** Runs in the panel. */
async function loadTracks(count: number): Promise<void> {
  for (;;) {
    const scroller = document.querySelector('[role=grid]')?.parentElement
    const rows = document.querySelectorAll('[role=gridcell]')
    const last = [...rows].at(-1)?.getAttribute('data-index')
    if (!scroller) throw new Error('The results are not shown.')
    if (Number(last) >= count) return
    scroller.scrollTop = scroller.scrollHeight
    await new Promise(requestAnimationFrame)
  }
}

/** Runs in the panel: brings a row into view. */
function scrollToRow(row: number): void {
  const scroller = document.querySelector('[role=grid]')?.parentElement
  const [first, second] = [...document.querySelectorAll('[role=gridcell]')].map(
    one => one.getBoundingClientRect().top
  )
  if (!scroller || first === undefined || second === undefined) return
  scroller.scrollTop = row * (second - first)
}
