import type { Page } from 'playwright-core'
import { bareLoop } from '../bare-loop.ts'
import type { Figure } from '../figure.ts'
import { withIdleHost } from '../plain-host.ts'
import { measureRatio } from '../ratio.ts'
import { openCrowd } from './crowded-page.ts'

/** How long the page blocks when one of very many layers is moved. */
export function benchEditing(): Promise<Figure[]> {
  return withIdleHost(async url => {
    const page = await openCrowd(url, 100, 100)
    return [
      await measureRatio({
        name: '100,000 layers: one edit by hand blocks, against a loop',
        bar: 1,
        subject: () => longestBlock(page),
        reference: () => page.evaluate(bareLoop)
      })
    ]
  })
}

/** The longest time that an edit blocks the page. */
function longestBlock(page: Page): Promise<number> {
  // No named function inside: tsx would wrap it in a call of its own.
  return page.evaluate(async () => {
    const host = window.figmaHost
    const layer = host?.scene().children[0]?.children?.[0]
    if (!host || !layer) throw new Error('The page is empty.')
    await new Promise(resolve => setTimeout(resolve, 500))
    const { port1, port2 } = new MessageChannel()
    const start = performance.now()
    let last = start
    let most = 0
    host.user.move([layer.id], 1, 0)
    while (last - start < 500) {
      await new Promise(resolve => {
        port1.onmessage = resolve
        port2.postMessage(0)
      })
      const now = performance.now()
      most = Math.max(most, now - last)
      last = now
    }
    port1.close()
    return most
  })
}
