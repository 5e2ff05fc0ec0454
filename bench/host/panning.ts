import type { Page } from 'playwright-core'
import { atMost, type Figure, round } from '../figure.ts'
import { withIdleHost } from '../plain-host.ts'
import { median } from '../ratio.ts'
import { openCrowd } from './crowded-page.ts'

const frames = 300
const speed = 20
const runs = 3

/** Lost frames out of a hundred. */
const bar = 3

/** Frames lost while panning a small and a very large page. */
export function benchPanning(): Promise<Figure[]> {
  return withIdleHost(async url => [
    await compare(url, 'a page of 2,000 visible layers', 14),
    await compare(url, '100,000 layers, 2,000 visible', 100)
  ])
}

/** Pans an empty page in the same way before and after. */
async function compare(
  url: string,
  what: string,
  side: number
): Promise<Figure> {
  const full: number[] = []
  const empty: number[] = []
  for (let run = 0; run < runs; run++) {
    empty.push(await countLostFrames(url, 0))
    full.push(await countLostFrames(url, side))
    empty.push(await countLostFrames(url, 0))
  }
  const note =
    `${full.map(round).join(', ')} against ${empty.map(round).join(', ')} % ` +
    `of ${frames} at ${speed} px a frame`
  return atMost(
    `frames lost panning ${what}, beyond an empty page’s`,
    Math.max(0, median(full) - median(empty)),
    bar,
    '%',
    note
  )
}

/** Lost frames out of a hundred. */
async function countLostFrames(url: string, side: number): Promise<number> {
  const page = await openCrowd(url, side, side)
  try {
    const run = await pan(page)
    const lost = Math.max(0, Math.round(run.total / (1000 / 60)) - run.frames)
    return (lost / frames) * 100
  } finally {
    await page.context().close()
  }
}

interface Run {
  total: number
  frames: number
}

/** Turns the wheel once a frame, back and forth, and counts the frames. */
function pan(page: Page): Promise<Run> {
  // No named function inside: tsx would wrap it in a call of its own.
  return page.evaluate(
    async ({ count, step }) => {
      const canvas = document.querySelector('[role="application"]')
      let last = await new Promise<number>(requestAnimationFrame)
      // Wait until the first picture is drawn and the page is idle.
      for (let quiet = 0; quiet < 30;) {
        const now = await new Promise<number>(requestAnimationFrame)
        quiet = now - last < 25 ? quiet + 1 : 0
        last = now
      }
      const start = last
      for (let frame = 0; frame < count; frame++) {
        const deltaX = frame < count / 2 ? step : -step
        const turn = { deltaX, deltaY: deltaX / 2, bubbles: true }
        canvas?.dispatchEvent(new WheelEvent('wheel', turn))
        const now = await new Promise<number>(requestAnimationFrame)
        last = now
      }
      return { total: last - start, frames: count }
    },
    { count: frames, step: speed }
  )
}
