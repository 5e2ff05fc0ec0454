import { openHouse } from '../../test/e2e/house.ts'
import { openBrowser } from '../../test/e2e/open-page.ts'
import type { Figure } from '../figure.ts'
import { panelPaint } from '../panel-paint.ts'
import { emptyPanel, withEmptyHost } from '../plain-host.ts'
import { measureRatio } from '../ratio.ts'
import { withFolder } from '../with-folder.ts'

/** Host page open → first paint of the panel, against an empty panel. */
export function benchFirstPaint(): Promise<Figure[]> {
  return withFolder(async folder => {
    const house = await openHouse(folder)
    const measure = async (emptyUrl: string): Promise<Figure[]> => {
      const context = await (await openBrowser()).newContext()
      return [
        await measureRatio({
          name: 'host page open → panel’s first paint',
          bar: 1.25,
          subject: () => panelPaint(context, house.url, 'Cleared'),
          reference: () => panelPaint(context, emptyUrl, emptyPanel)
        })
      ]
    }
    try {
      return await withEmptyHost(measure)
    } finally {
      await house.close()
    }
  })
}
