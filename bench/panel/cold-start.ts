import type { BrowserContext } from 'playwright-core'
import { closeAll } from '../../dev/close-all.ts'
import { openBrowser } from '../../test/journeys/set-up/open-page.ts'
import { buildBefore } from '../before.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { withStack } from '../with-stack.ts'
import { openBuilt, openVariant } from './open-variant.ts'
import { keepNames, watchPaints } from './paints.ts'
import { reactTwin } from './react-twin.ts'

/** Panel's document → start page painted, against React and the build before. */
export function benchColdStart(): Promise<Figure[]> {
  return withStack(async (stack, folder) => {
    const before = await openBuilt(await buildBefore(stack.addresses))
    const twin = await openVariant(stack, folder, reactTwin)
    try {
      const context = await (await openBrowser()).newContext()
      await context.addInitScript(keepNames)
      await context.addInitScript(watchPaints)
      await context.addInitScript(watchStart)
      const measure = (reference: string, url: string, bar: number) =>
        measureRatio({
          name: `panel’s document → start page painted, against ${reference}`,
          bar,
          subject: () => startOnce(context, stack.url),
          reference: () => startOnce(context, url)
        })
      return [
        await measure('React 19', twin.url, 0.9),
        await measure('the commit before', before.url, 1.25)
      ]
    } finally {
      await closeAll([() => twin.close(), () => before.close()])
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

/** Runs first in each frame, as the host writes the panel's document. */
function watchStart(): void {
  const open = Object.getOwnPropertyDescriptor(Document.prototype, 'open')
  Object.defineProperty(Document.prototype, 'open', {
    value(this: Document, ...given: unknown[]): unknown {
      const began = performance.now()
      window.startPainted = window
        .appeared('[role=tabpanel] h2')
        .then(window.painted)
        .then(now => now - began)
      return open?.value.apply(this, given)
    }
  })
}
