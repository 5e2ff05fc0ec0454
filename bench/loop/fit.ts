import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { buildWorker } from '../../build.mjs'
import { root } from '../../dev/install.mjs'
import {
  closeBrowser,
  openBrowser
} from '../../test/journeys/set-up/open-page.ts'
import { bundlePage } from '../bundle-page.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio, median } from '../ratio.ts'

const gapBar = 2

interface Run {
  /** Milliseconds. */
  time: number
  /** Longest time between two frames of the main thread. */
  longestGap: number
}

interface FitBench {
  subject(): Promise<Run>
  reference(): Promise<Run>
}

declare global {
  interface Window {
    fitBench: FitBench
  }
}

/** Fits a large JPEG with the panel's worker, against the bare steps. */
export async function benchFit(): Promise<Figure[]> {
  const page = await (await openBrowser()).newPage()
  const gaps = { subject: [] as number[], reference: [] as number[] }
  const measure = async (which: keyof FitBench): Promise<number> => {
    const run = await page.evaluate(name => window.fitBench[name](), which)
    gaps[which].push(run.longestGap)
    return run.time
  }
  try {
    await openBenchPage(page)
    const ratio = await measureRatio({
      name: '8000×5333 JPEG fitted, against the bare steps',
      bar: 1.15,
      subject: () => measure('subject'),
      reference: () => measure('reference')
    })
    const [own, bare] = [median(gaps.subject), median(gaps.reference)]
    const note = `${round(own)} against ${round(bare)} ms, medians`
    const name = 'longest gap between frames while fitting, against the same'
    return [ratio, atMost(name, own / bare, gapBar, '×', note)]
  } finally {
    await closeBrowser()
  }
}

async function openBenchPage(page: Page): Promise<void> {
  const jpeg = await largeJpeg()
  const define = {
    __FIT_WORKER__: await workerText('ui/images/fit-worker.ts'),
    __BARE_WORKER__: await workerText('bench/loop/bare-worker.ts')
  }
  const body = await bundlePage('loop/fit-page.ts', '', define)
  await page.route('http://localhost/*', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/picture.jpg') {
      return route.fulfill({ contentType: 'image/jpeg', body: jpeg })
    }
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('http://localhost/')
  await page.waitForFunction(() => 'fitBench' in window)
}

/** A JPEG that takes as long to decode as a photograph. */
async function largeJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({
    create: { width: 1000, height: 667, channels: 3, background: '#567', noise }
  })
    .resize(8000, 5333, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function workerText(path: string): Promise<string> {
  return JSON.stringify(await buildWorker(join(root, path)))
}
