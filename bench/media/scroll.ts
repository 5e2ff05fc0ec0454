import type { BrowserContext, Frame, Locator } from 'playwright-core'
import type { MediaType } from '../../contract/api/media-type.ts'
import { results } from '../../test/journeys/set-up/search-and-place.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { loadResults, scrollToTop } from '../panel/open-results.ts'
import { keepNames } from '../panel/paints.ts'
import { measureScroll, withBareGrid } from '../panel/scroll.ts'
import { withStack } from '../with-stack.ts'
import { serveManyFilms } from './many-films.ts'
import { serveManyTracks } from './many-tracks.ts'

/** Images in the catalogue, which are not shown. */
const assets = 600
const stops = 12
/** Pixels between two stops. */
const pace = 400

interface Row {
  medium: MediaType
  named: string
  serve: (context: BrowserContext, origin: string) => Promise<void>
}

const rows: readonly Row[] = [
  { medium: 'audio', named: '10,000 tracks', serve: serveManyTracks },
  { medium: 'video', named: '10,000 videos', serve: serveManyFilms }
]

/** Scrolls 10,000 tracks and as many videos, with the pointer on them. */
export function benchMediaScroll(): Promise<Figure[]> {
  return withStack(
    (stack, folder) =>
      withBareGrid(stack, folder, async (panel, bare, { context }) => {
        const [origin = ''] = stack.addresses.media
        const figures: Figure[] = []
        await panel.evaluate(keepNames)
        for (const { medium, named, serve } of rows) {
          await serve(context, origin)
          await loadResults(panel, medium)
          await scrollToTop(panel)
          await results(panel).first().hover()
          figures.push(...(await measureScroll(panel, bare, named, 700)))
        }
        await panel.evaluate(watchClips)
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
