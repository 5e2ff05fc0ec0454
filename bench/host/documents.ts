import { openHeadless } from '../../dev/figma/headless.ts'
import type { Headless } from '../../dev/figma/headless.ts'
import type { SavedHost } from '../../dev/figma/shared/host.ts'
import { bareLoop } from '../bare-loop.ts'
import { cpuTime } from '../cpu-time.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { controllerManifest } from './controller-manifest.ts'

// Runs the code that it receives, then answers.
const code = `figma.showUI('')
figma.ui.onmessage = body => figma.ui.postMessage(new Function(body)())`

const plugin = { manifest: controllerManifest, code, html: '' }

const plain = `globalThis.plain ??= Array.from({ length: 100000 }, (_, i) => ({
  type: i % 2 ? 'RECTANGLE' : 'TEXT', fills: [{ type: i % 50 ? 'SOLID' : 'IMAGE' }] }))`

const searches = [
  {
    name: '100,000 layers: findAll with a test of fills',
    bar: 2.6, // 250 ms on an idle machine
    body: `return figma.currentPage.findAll(node => 'fills' in node &&
      node.fills !== figma.mixed &&
      node.fills.some(paint => paint.type === 'IMAGE')).length`,
    bare: `${plain}
      return plain.filter(node => 'fills' in node &&
      node.fills !== figma.mixed &&
      node.fills.some(paint => paint.type === 'IMAGE')).length`
  },
  {
    name: '100,000 layers: findAllWithCriteria',
    bar: 1.7, // 80 ms on an idle machine
    body: `return figma.currentPage.findAllWithCriteria({
      types: ['RECTANGLE'] }).length`,
    bare: `${plain}
      return plain.filter(node => ['RECTANGLE'].includes(node.type)).length`
  }
]

/** Makes and searches a document of 100,000 layers. */
export async function benchDocuments(): Promise<Figure[]> {
  const made = await measureRatio({
    name: '100,000 layers: generated, against a loop',
    bar: 18, // a second on an idle machine
    pairs: 5,
    subject: () => cpuTime(async () => (await generate()).host.kill()),
    reference: () => cpuTime(bareLoop)
  })
  const { host } = await generate()
  const saved = host.save()
  host.kill()
  const figures = [made]
  for (const one of searches) figures.push(await search(one, saved))
  return figures
}

function generate(): Promise<Headless> {
  return openHeadless({ plugin, sample: 'large', start: false })
}

/** A second search, as the first one creates the handles. */
async function search(
  { name, bar, body, bare }: (typeof searches)[number],
  saved: SavedHost
): Promise<Figure> {
  const headless = await openHeadless({ plugin, saved })
  async function ask(asked: string): Promise<void> {
    const found = await new Promise<unknown>(resolve => {
      const stop = headless.onPanelMessage(message => {
        stop()
        resolve(message)
      })
      headless.postFromPanel(asked)
    })
    if (Number(found) < 1) throw new Error(`The search found ${String(found)}.`)
  }
  try {
    return await measureRatio({
      name: `${name}, against plain objects`,
      bar,
      subject: () => cpuTime(() => ask(body)),
      reference: () => cpuTime(() => ask(bare))
    })
  } finally {
    headless.kill()
  }
}
