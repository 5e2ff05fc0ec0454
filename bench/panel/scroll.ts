import type { Frame } from 'playwright-core'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import { bundlePage } from '../bundle-page.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'
import { loadResults, scrollToTop, withLibrary } from './open-results.ts'
import { openWithPanel } from './open-variant.ts'
import { withPanel } from './with-panel.ts'

const frames = 240
/** Pixels per frame. */
const pace = 150
const warmUps = 1
const runs = 3

interface Scrolled {
  nodes: number
  lost: number
  /** Milliseconds. */
  worst: number
}

/** Scrolls 10,000 results, against a bare page of as many pictures. */
export function benchScroll(): Promise<Figure[]> {
  return withLibrary((stack, folder) =>
    withBareGrid(stack, folder, async (panel, bare) => {
      await loadResults(panel, 'image')
      return measureScroll(panel, bare, '10,000 results', 600)
    })
  )
}

/** Runs the work with a panel, and a bare page of 10,000 pictures. */
export async function withBareGrid<T>(
  stack: TestStack,
  folder: string,
  work: (panel: Frame, bare: Frame, opened: OpenPage) => Promise<T>
): Promise<T> {
  const [media = ''] = stack.addresses.media
  const html = await bundlePage('panel/bare-grid.ts', '', {
    __MEDIA__: JSON.stringify(media)
  })
  const server = await openWithPanel(folder, 'bare-grid', html)
  const panel = { title: 'Cleared', ready: '[role=grid]' }
  try {
    return await withPanel(stack, (own, opened) =>
      withPanel(stack, bare => work(own, bare, opened), {
        url: server.url,
        panel
      })
    )
  } finally {
    await server.close()
  }
}

/** Scrolls the panel's loaded results and the bare page by turns. */
export async function measureScroll(
  panel: Frame,
  bare: Frame,
  results: string,
  maxNodes: number
): Promise<Figure[]> {
  const own: Scrolled[] = []
  const reference: Scrolled[] = []
  for (let run = -warmUps; run < runs; run++) {
    await scrollToTop(bare)
    const plain = await scrollBy(bare)
    await scrollToTop(panel)
    const one = await scrollBy(panel)
    if (run < 0) continue
    own.push(one)
    reference.push(plain)
  }
  const compare = (key: 'lost' | 'worst') => {
    const [ours, bares] = [own, reference].map(all => all.map(one => one[key]))
    const note = `of runs: ${ours?.map(Math.round).join()} against ${bares?.map(Math.round).join()}`
    return { ours: median(ours ?? []), bares: median(bares ?? []), note }
  }
  const [lost, worst] = [compare('lost'), compare('worst')]
  const nodes = Math.max(...own.map(one => one.nodes))
  return [
    atMost(`${results}: DOM nodes, most`, nodes, maxNodes, ''),
    atMost(
      `${results}: frames lost of ${frames} at ${pace} px each, beyond a bare page’s`,
      Math.max(0, lost.ours - lost.bares),
      7,
      '',
      lost.note
    ),
    atMost(
      `${results}: worst of these frames, against a bare page’s`,
      worst.ours / worst.bares,
      2,
      '×',
      `${worst.note} ms`
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
