import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startHostServer } from '../../dev/figma/server.ts'
import { closeBrowser, openBrowser } from '../../test/e2e/open-page.ts'
import { atMost, type Figure, round } from '../figure.ts'

const plugin = {
  'manifest.json': JSON.stringify({
    name: 'Idle',
    id: 'idle',
    api: '1.0.0',
    main: 'code.js',
    documentAccess: 'dynamic-page',
    editorType: ['figma'],
    networkAccess: { allowedDomains: ['none'] }
  }),
  'code.js': ''
}

const frames = 300
const speed = 20

/** Frames lost while panning, of a small page and of a very large one. */
export async function benchPanning(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-bench-'))
  for (const [name, text] of Object.entries(plugin)) {
    await writeFile(join(folder, name), text)
  }
  const manifestPath = join(folder, 'manifest.json')
  const server = await startHostServer({ manifestPath, port: 0 })
  try {
    const idle = await lostOn(server.url, 0, 0)
    return [
      figureOf(
        'a page of 2,000 visible layers',
        await lostOn(server.url, 14, 14),
        idle
      ),
      figureOf(
        '100,000 layers, 2,000 visible',
        await lostOn(server.url, 100, 100),
        idle
      )
    ]
  } finally {
    await closeBrowser()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
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
  const page = await (
    await openBrowser()
  ).newPage({
    viewport: { width: 1280, height: 800 }
  })
  try {
    await page.goto(url)
    await page.waitForFunction(() => window.clearedHost !== undefined)
    await fill(page, columns, rows)
    await page.getByRole('application', { name: 'Canvas' }).waitFor()
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

/** Cards of ten layers each, as many as fit a screen 14 times 14. */
async function fill(page: Page, columns: number, rows: number): Promise<void> {
  await page.evaluate(
    async given => {
      const body = `
        for (const node of figma.currentPage.children) node.remove()
        for (let i = 0; i < input.columns * input.rows; i += 1) {
          const card = figma.createFrame()
          card.resize(66, 46)
          card.x = (i % input.columns) * 70
          card.y = Math.floor(i / input.columns) * 50
          for (let k = 0; k < 9; k += 1) {
            const dot = k % 3 === 0 ? figma.createEllipse() : figma.createRectangle()
            dot.resize(16, 10)
            dot.x = 4 + (k % 3) * 20
            dot.y = 4 + Math.floor(k / 3) * 13
            dot.fills = [{ type: 'SOLID', color: { r: (i % 7) / 7, g: k / 9, b: 0.5 } }]
            card.appendChild(dot)
          }
        }
        figma.viewport.center = { x: 500, y: 350 }
        figma.viewport.zoom = 1`
      await window.clearedHost?.evaluate(body, given)
    },
    { columns, rows }
  )
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
