import { openHeadless } from '../../dev/figma/headless.ts'
import type { SavedHost } from '../../dev/figma/shared/host.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { median } from '../ratio.ts'
import { controllerManifest } from './controller-manifest.ts'

const runs = 5

// Runs what it is sent and answers when it is done.
const code = `figma.showUI('')
figma.ui.onmessage = body => figma.ui.postMessage(new Function(body)())`

const plugin = { manifest: controllerManifest, code, html: '' }

const searches = [
  {
    name: '100,000 layers: findAll with a test of fills',
    bar: 250,
    body: `return figma.currentPage.findAll(node => 'fills' in node &&
      node.fills !== figma.mixed &&
      node.fills.some(paint => paint.type === 'IMAGE')).length`
  },
  {
    name: '100,000 layers: findAllWithCriteria',
    bar: 80,
    body: `return figma.currentPage.findAllWithCriteria({
      types: ['RECTANGLE'] }).length`
  }
]

/** The document of 100,000 layers: making it, and looking through it. */
export async function benchDocuments(): Promise<Figure[]> {
  const made: number[] = []
  let saved: SavedHost | undefined
  for (let i = 0; i < runs; i++) {
    const started = performance.now()
    const { host } = await openHeadless({
      plugin,
      sample: 'large',
      start: false
    })
    made.push(performance.now() - started)
    saved ??= host.save()
    host.kill()
  }
  if (!saved) throw new Error('No document was saved.')
  const figures = [
    atMost('100,000 layers: generated', median(made), 1000, 'ms')
  ]
  for (const { name, bar, body } of searches) {
    const { first, again } = await search(body, saved)
    const note = `${Math.round(first)} ms the first time in a fresh host`
    figures.push(atMost(name, median(again), bar, 'ms', note))
  }
  return figures
}

/** Milliseconds of the first search, which makes the handles, and of others. */
async function search(
  body: string,
  saved: SavedHost
): Promise<{ first: number; again: number[] }> {
  const headless = await openHeadless({ plugin, saved })
  const times: number[] = []
  for (let i = 0; i <= runs; i++) {
    const started = performance.now()
    const found = await new Promise<unknown>(resolve => {
      const stop = headless.onPanelMessage(message => {
        stop()
        resolve(message)
      })
      headless.postFromPanel(body)
    })
    times.push(performance.now() - started)
    if (Number(found) < 1) throw new Error(`The search found ${String(found)}.`)
  }
  headless.kill()
  const [first = NaN, ...again] = times
  return { first, again }
}
