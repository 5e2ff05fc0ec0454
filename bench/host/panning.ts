import type { Page } from 'playwright-core'
import { atMost, type Figure, round } from '../figure.ts'
import { withIdleHost } from '../plain-host.ts'
import { openCrowd } from './crowded-page.ts'

const frames = 300
const speed = 20

/** Frames lost while panning, of a small page and of a very large one. */
export function benchPanning(): Promise<Figure[]> {
  return withIdleHost(async url => {
    const idle = await lostOn(url, 0, 0)
    return [
      figureOf(
        'a page of 2,000 visible layers',
        await lostOn(url, 14, 14),
        idle
      ),
      figureOf(
        '100,000 layers, 2,000 visible',
        await lostOn(url, 100, 100),
        idle
      )
    ]
  })
}

interface Lost {
  /** Of a hundred frames. */
  share: number
  note: string
}

/** A machine that loses frames of an empty page tells nothing of a full one. */
function figureOf(what: string, lost: Lost, idle: Lost): Figure {
  const { share, note } = lost
  const figure = atMost(`frames lost panning ${what}`, share, 3, '%', note)
  if (figure.verdict === 'met' || idle.share <= 1) return figure
  const empty = `an empty page lost ${round(idle.share)} %`
  return { ...figure, verdict: 'noisy', note: `${note}; ${empty}` }
}

async function lostOn(
  url: string,
  columns: number,
  rows: number
): Promise<Lost> {
  const page = await openCrowd(url, columns, rows)
  try {
    const run = await pan(page)
    const lost = Math.max(0, Math.round(run.total / (1000 / 60)) - run.frames)
    const longest = `longest ${round(run.longest)} ms`
    return {
      share: (lost / frames) * 100,
      note: `${lost} of ${frames} at ${speed} px a frame; ${longest}`
    }
  } finally {
    await page.context().close()
  }
}

interface Run {
  total: number
  frames: number
  longest: number
}

/** Turns the wheel once a frame, there and back, and counts the frames. */
function pan(page: Page): Promise<Run> {
  // No named function inside: the loader would mark it with one of its own.
  return page.evaluate(
    async ({ count, step }) => {
      const canvas = document.querySelector('[role="application"]')
      let last = await new Promise<number>(requestAnimationFrame)
      // Until the first picture is there and the page is at rest.
      for (let quiet = 0; quiet < 30;) {
        const now = await new Promise<number>(requestAnimationFrame)
        quiet = now - last < 25 ? quiet + 1 : 0
        last = now
      }
      const start = last
      let longest = 0
      for (let frame = 0; frame < count; frame++) {
        const deltaX = frame < count / 2 ? step : -step
        const turn = { deltaX, deltaY: deltaX / 2, bubbles: true }
        canvas?.dispatchEvent(new WheelEvent('wheel', turn))
        const now = await new Promise<number>(requestAnimationFrame)
        longest = Math.max(longest, now - last)
        last = now
      }
      return { total: last - start, frames: count, longest }
    },
    { count: frames, step: speed }
  )
}
