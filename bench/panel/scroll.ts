import type { Frame } from 'playwright-core'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'
import {
  loadResults,
  scrollToTop,
  withLibrary,
  withPanel
} from './open-results.ts'

const frames = 240
/** Pixels in each frame. */
const pace = 150
const warmUps = 1
const runs = 3

interface Scrolled {
  nodes: number
  lost: number
  /** Milliseconds. */
  worst: number
}

/** 10,000 results scrolled by, a frame after another. */
export function benchScroll(): Promise<Figure[]> {
  return withLibrary(house => withPanel(house, measure))
}

async function measure(panel: Frame): Promise<Figure[]> {
  await loadResults(panel)
  const scrolled: Scrolled[] = []
  for (let run = -warmUps; run < runs; run++) {
    await scrollToTop(panel)
    const one = await scrollBy(panel)
    if (run >= 0) scrolled.push(one)
  }
  const nodes = Math.max(...scrolled.map(one => one.nodes))
  const lost = scrolled.map(one => one.lost)
  const worst = scrolled.map(one => one.worst)
  return [
    atMost('10,000 results: DOM nodes, most', nodes, 600, ''),
    atMost(
      `frames lost of ${frames} at ${pace} px each`,
      median(lost),
      7,
      '',
      `of runs: ${lost.join(', ')}`
    ),
    atMost(
      'worst of these frames',
      median(worst),
      34,
      'ms',
      `of runs: ${worst.map(Math.round).join(', ')}`
    )
  ]
}

function scrollBy(panel: Frame): Promise<Scrolled> {
  return panel.evaluate(
    async ({ frames, pace }) => {
      const scroller = document.querySelector('[role=grid]')?.parentElement
      if (!scroller) throw new Error('There are no results.')
      const usual = 1000 / 60
      const scrolled = { nodes: 0, lost: 0, worst: 0 }
      let last: number = await new Promise(requestAnimationFrame)
      for (let frame = 0; frame < frames; frame++) {
        scroller.scrollTop += pace
        const now: number = await new Promise(requestAnimationFrame)
        scrolled.lost += Math.max(0, Math.round((now - last) / usual) - 1)
        scrolled.worst = Math.max(scrolled.worst, now - last)
        last = now
        if (frame % 20 > 0) continue
        const nodes = document.evaluate(
          'count(//node())',
          document,
          null,
          XPathResult.NUMBER_TYPE
        ).numberValue
        scrolled.nodes = Math.max(scrolled.nodes, nodes)
      }
      return scrolled
    },
    { frames, pace }
  )
}
