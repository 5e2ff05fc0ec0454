import { openBrowser } from '../../test/e2e/open-page.ts'
import type { Figure } from '../figure.ts'
import { panelPaint } from '../panel-paint.ts'
import { emptyPanel, withEmptyHost } from '../plain-host.ts'
import { measureRatio } from '../ratio.ts'
import { withStack } from '../with-stack.ts'

/** Host page open → first paint of the panel, against an empty panel. */
export function benchFirstPaint(): Promise<Figure[]> {
  return withStack(stack =>
    withEmptyHost(async emptyUrl => {
      const context = await (await openBrowser()).newContext()
      return [
        await measureRatio({
          name: 'host page open → panel’s first paint',
          bar: 1.25,
          subject: () => panelPaint(context, stack.url, 'Cleared'),
          reference: () => panelPaint(context, emptyUrl, emptyPanel)
        })
      ]
    })
  )
}
