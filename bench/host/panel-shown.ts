import { openBrowser } from '../../test/e2e/open-page.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { panelPaint } from '../panel-paint.ts'
import { emptyPanel, withEmptyHost } from '../plain-host.ts'
import { median } from '../ratio.ts'

const runs = 9

/** The host's page opened until a small panel's first paint. */
export function benchPanelShown(): Promise<Figure[]> {
  return withEmptyHost(async url => {
    const context = await (await openBrowser()).newContext()
    const times: number[] = []
    for (let i = -2; i < runs; i++) {
      const time = await panelPaint(context, url, emptyPanel)
      if (i >= 0) times.push(time)
    }
    const note = `median of ${runs}; slowest ${Math.round(Math.max(...times))} ms`
    return [atMost('page open → panel shown', median(times), 500, 'ms', note)]
  })
}
