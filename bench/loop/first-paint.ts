import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { type HostServer, startHostServer } from '../../dev/figma/server.ts'
import { openHouse } from '../../test/e2e/house.ts'
import { closeBrowser, openBrowser } from '../../test/e2e/open-page.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'

const emptyPlugin = {
  'manifest.json': JSON.stringify({
    name: 'Cleared',
    id: 'empty-panel',
    api: '1.0.0',
    main: 'code.js',
    ui: 'ui.html',
    documentAccess: 'dynamic-page',
    editorType: ['figma'],
    networkAccess: { allowedDomains: ['none'] }
  }),
  'code.js':
    'figma.showUI(__html__, { width: 360, height: 640, themeColors: true })',
  'ui.html': '<!doctype html><html><body><p>Empty</p></body></html>'
}

/** Host page open → first paint of the panel, against an empty panel. */
export async function benchFirstPaint(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-bench-'))
  const house = await openHouse(folder)
  const empty = await openEmptyHost(folder)
  const context = await (await openBrowser()).newContext()
  try {
    return [
      await measureRatio({
        name: 'host page open → panel’s first paint',
        bar: 1.25,
        subject: () => firstPaint(context, house.url),
        reference: () => firstPaint(context, empty.url)
      })
    ]
  } finally {
    await closeBrowser()
    await empty.close()
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A host page with a plugin whose panel is one line of text. */
export async function openEmptyHost(folder: string): Promise<HostServer> {
  await Promise.all(
    Object.entries(emptyPlugin).map(([name, text]) =>
      writeFile(join(folder, name), text)
    )
  )
  return startHostServer({
    manifestPath: join(folder, 'manifest.json'),
    port: 0
  })
}

/** A page opened until the first paint in its plugin's frame. */
export async function firstPaint(
  context: BrowserContext,
  url: string
): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(url)
    const opened = await page.evaluate(() => performance.timeOrigin)
    const element = await page
      .locator('iframe[title="Cleared"]')
      .elementHandle()
    const frame = await element?.contentFrame()
    if (!frame) throw new Error('The plugin shows no panel.')
    const painted = await frame.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => {
            const entry = list.getEntriesByName('first-contentful-paint')[0]
            if (entry) resolve(performance.timeOrigin + entry.startTime)
          }).observe({ type: 'paint', buffered: true })
        })
    )
    return painted - opened
  } finally {
    await page.close()
  }
}
