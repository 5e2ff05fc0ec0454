import type { Frame, Locator } from 'playwright-core'
import { results } from '../../test/journeys/set-up/search-and-place.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { loadResults, scrollToTop } from '../panel/open-results.ts'
import { keepNames } from '../panel/paints.ts'
import { measureScroll, withBareGrid } from '../panel/scroll.ts'
import { withStack } from '../with-stack.ts'
import { serveManyFilms } from './many-films.ts'

/** Images in the catalogue, which are not shown. */
const assets = 600
const stops = 12
/** Pixels between two stops. */
const pace = 400

/** Scrolls 10,000 videos, with the pointer on them. */
export function benchVideoScroll(): Promise<Figure[]> {
  return withStack(
    (stack, folder) =>
      withBareGrid(stack, folder, async (panel, bare, { context }) => {
        const [media = ''] = stack.addresses.media
        await serveManyFilms(context, media)
        await loadResults(panel, 'video')
        await panel.evaluate(keepNames)
        await panel.evaluate(watchClips)
        await scrollToTop(panel)
        await results(panel).first().hover()
        const figures = await measureScroll(panel, bare, '10,000 videos', 700)
        await playOnTheWay(panel)
        const most = await panel.evaluate(() => window.mostPlaying ?? NaN)
        const name = 'videos that decode at once, with clips played on the way'
        return [...figures, atMost(name, most, 1, '')]
      }),
    assets
  )
}

/** Plays clips by pointing and by Space, and scrolls on while they play. */
async function playOnTheWay(panel: Frame): Promise<void> {
  await scrollToTop(panel)
  for (let stop = 1; stop <= stops; stop++) {
    const at = await panel.evaluate(scrollTo, stop * pace)
    await playing(panel, at, cell => cell.hover())
    await playing(panel, at + 1, cell =>
      cell.getByRole('button').first().press(' ')
    )
  }
}

async function playing(
  panel: Frame,
  index: number,
  start: (cell: Locator) => Promise<void>
): Promise<void> {
  const cell = panel.locator(`[role=gridcell][data-index="${index}"]`)
  await start(cell)
  const video = await cell.locator('video').elementHandle()
  await panel.waitForFunction(
    clip => clip instanceof HTMLVideoElement && clip.currentTime > 0,
    video
  )
}

/** Runs in the panel: the index of the first cell that is wholly in view. */
async function scrollTo(top: number): Promise<number> {
  const scroller = document.querySelector('[role=grid]')?.parentElement
  if (!scroller) throw new Error('There are no results.')
  scroller.scrollTop = top
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame)
  }
  const upper = scroller.getBoundingClientRect().top
  const cells = [...scroller.querySelectorAll('[role=gridcell]')]
  const first = cells.find(cell => cell.getBoundingClientRect().top >= upper)
  return Number(first?.getAttribute('data-index'))
}

declare global {
  interface Window {
    mostPlaying?: number
  }
}

/** Runs in the panel: counts all videos that play, removed ones too. */
function watchClips(): void {
  const all = new Set<HTMLVideoElement>()
  const look = (): void => {
    document.querySelectorAll('video').forEach(video => all.add(video))
    const count = [...all].filter(
      video => !video.paused && video.readyState >= video.HAVE_CURRENT_DATA
    ).length
    window.mostPlaying = Math.max(window.mostPlaying ?? 0, count)
    requestAnimationFrame(look)
  }
  look()
}
