import { join } from 'node:path'
import * as esbuild from 'esbuild'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { buildWorker } from '../../build.mjs'
import { root } from '../../dev/install.mjs'
import { closeBrowser, openBrowser } from '../../test/e2e/open-page.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio, worst } from '../ratio.ts'

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

/** A large JPEG through the panel's fitting, against the bare steps. */
export async function benchFit(): Promise<Figure[]> {
  const page = await (await openBrowser()).newPage()
  const gaps: number[] = []
  try {
    await openBenchPage(page)
    const ratio = await measureRatio({
      name: '8000×5333 JPEG fitted',
      bar: 1.15,
      async subject() {
        const run = await page.evaluate(() => window.fitBench.subject())
        gaps.push(run.longestGap)
        return run.time
      },
      reference: () =>
        page.evaluate(async () => (await window.fitBench.reference()).time)
    })
    const frame = 1000 / 60
    return [
      ratio,
      atMost(
        'longest block of the main thread while fitting',
        worst(gaps) - frame,
        50,
        'ms',
        'longest gap between frames less one frame'
      )
    ]
  } finally {
    await closeBrowser()
  }
}

async function openBenchPage(page: Page): Promise<void> {
  const jpeg = await largeJpeg()
  const script = await bundlePage()
  await page.route('http://localhost/*', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/picture.jpg') {
      return route.fulfill({ contentType: 'image/jpeg', body: jpeg })
    }
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><body><script>${script}</script></body>`
    })
  })
  await page.goto('http://localhost/')
  await page.waitForFunction(() => 'fitBench' in window)
}

/** Photographic enough that decoding costs what it costs in earnest. */
async function largeJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  return sharp({
    create: { width: 1000, height: 667, channels: 3, background: '#567', noise }
  })
    .resize(8000, 5333, { kernel: 'cubic' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

async function bundlePage(): Promise<string> {
  const [fitSource, bareSource] = await Promise.all([
    buildWorker(join(root, 'ui/images/fit-worker.ts')),
    buildWorker(join(root, 'bench/loop/bare-worker.ts'))
  ])
  const result = await esbuild.build({
    entryPoints: [join(root, 'bench/loop/fit-page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    define: {
      __FIT_WORKER__: JSON.stringify(fitSource),
      __BARE_WORKER__: JSON.stringify(bareSource)
    }
  })
  const text = result.outputFiles[0]?.text ?? ''
  return text.replace(/<\/script/gi, '<\\/script')
}
