import type { BrowserContext } from 'playwright-core'
import { openHouse } from '../../test/e2e/house.ts'
import { closeBrowser, openBrowser } from '../../test/e2e/open-page.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { withFolder } from '../with-folder.ts'
import { openVariant } from './open-variant.ts'
import { reactTwin } from './react-twin.ts'

/** Panel's document → first paint of the start page, against React. */
export function benchColdStart(): Promise<Figure[]> {
  return withFolder(async folder => {
    const house = await openHouse(folder)
    const twin = await openVariant(house, folder, reactTwin)
    try {
      const context = await (await openBrowser()).newContext()
      // The helper by which functions keep their names here.
      await context.addInitScript('globalThis.__name = value => value')
      await context.addInitScript(watchStart)
      return [
        await measureRatio({
          name: 'panel’s document → start page painted, against React 19',
          bar: 0.9,
          subject: () => startOnce(context, house.url),
          reference: () => startOnce(context, twin.url)
        })
      ]
    } finally {
      await closeBrowser()
      await twin.close()
      await house.close()
    }
  })
}

async function startOnce(
  context: BrowserContext,
  url: string
): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(url)
    const element = await page
      .locator('iframe[title="Cleared"]')
      .elementHandle()
    const frame = await element?.contentFrame()
    if (!frame) throw new Error('The plugin shows no panel.')
    return await frame.evaluate(() => window.startPainted ?? Promise.reject())
  } finally {
    await page.close()
  }
}

declare global {
  interface Window {
    /** Milliseconds from the panel's HTML to the paint of its start page. */
    startPainted?: Promise<number>
  }
}

/** Runs in each frame first: the host opens the panel's document to write. */
function watchStart(): void {
  const open = Object.getOwnPropertyDescriptor(Document.prototype, 'open')
  Object.defineProperty(Document.prototype, 'open', {
    value(this: Document, ...given: unknown[]): unknown {
      window.startPainted = paintOf('[role=tabpanel] h2', performance.now())
      return open?.value.apply(this, given)
    }
  })

  function paintOf(content: string, began: number): Promise<number> {
    return new Promise(resolve => {
      function look(): void {
        if (!document.querySelector(content)) return
        watch.disconnect()
        // What comes after a frame's callbacks comes after its paint.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - began)
          port2.postMessage(null)
        })
      }
      const watch = new MutationObserver(look)
      watch.observe(document, { childList: true, subtree: true })
    })
  }
}
