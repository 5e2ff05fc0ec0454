import type { Page } from 'playwright-core'
import { atMost, type Figure, round } from '../figure.ts'
import { withIdleHost } from '../plain-host.ts'
import { median } from '../ratio.ts'
import { openCrowd } from './crowded-page.ts'

const runs = 9

/** How long the page stands still when one layer of very many is moved. */
export function benchEditing(): Promise<Figure[]> {
  return withIdleHost(async url => {
    const page = await openCrowd(url, 100, 100)
    const times: number[] = []
    const idle: number[] = []
    for (let i = -2; i < runs; i++) {
      const [still, moved] = [await longest(page, false), await longest(page)]
      if (i < 0) continue
      idle.push(still)
      times.push(moved)
    }
    const note = `median of ${runs}; untouched ${round(median(idle))} ms`
    const name = '100,000 layers: one edit by hand blocks'
    const figure = atMost(name, median(times), 50, 'ms', note)
    const isNoisy = figure.verdict !== 'met' && median(idle) > 10
    return [isNoisy ? { ...figure, verdict: 'noisy' } : figure]
  })
}

/** The longest time that nothing else could happen, with or without an edit. */
function longest(page: Page, edit = true): Promise<number> {
  // No named function inside: the loader would mark it with one of its own.
  return page.evaluate(async isEdit => {
    const host = window.figmaHost
    const layer = host?.scene().children[0]?.children?.[0]
    if (!host || !layer) throw new Error('The page is empty.')
    await new Promise(resolve => setTimeout(resolve, 500))
    const { port1, port2 } = new MessageChannel()
    const start = performance.now()
    let last = start
    let most = 0
    if (isEdit) host.user.move([layer.id], 1, 0)
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
  }, edit)
}
