import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAll } from '../../dev/close-all.ts'
import { openHouse } from '../../test/e2e/house.ts'
import { closeBrowser, openBrowser } from '../../test/e2e/open-page.ts'
import { emptyPanel, openEmptyHost } from '../empty-host.ts'
import type { Figure } from '../figure.ts'
import { panelPaint } from '../panel-paint.ts'
import { measureRatio } from '../ratio.ts'

/** Host page open → first paint of the panel, against an empty panel. */
export async function benchFirstPaint(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-bench-'))
  const closings = [() => rm(folder, { recursive: true, force: true })]
  try {
    const house = await openHouse(folder)
    closings.unshift(() => house.close())
    const empty = await openEmptyHost(folder)
    closings.unshift(() => empty.close())
    closings.unshift(closeBrowser)
    const context = await (await openBrowser()).newContext()
    return [
      await measureRatio({
        name: 'host page open → panel’s first paint',
        bar: 1.25,
        subject: () => panelPaint(context, house.url, 'Cleared'),
        reference: () => panelPaint(context, empty.url, emptyPanel)
      })
    ]
  } finally {
    await closeAll(closings)
  }
}
