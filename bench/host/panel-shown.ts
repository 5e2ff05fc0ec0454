import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeBrowser, openBrowser } from '../../test/e2e/open-page.ts'
import { emptyPanel, openEmptyHost } from '../empty-host.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { panelPaint } from '../panel-paint.ts'
import { median } from '../ratio.ts'

const runs = 9

/** The host's page opened until a small panel's first paint. */
export async function benchPanelShown(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'host-bench-'))
  const host = await openEmptyHost(folder)
  const context = await (await openBrowser()).newContext()
  const times: number[] = []
  try {
    for (let i = -2; i < runs; i++) {
      const time = await panelPaint(context, host.url, emptyPanel)
      if (i >= 0) times.push(time)
    }
  } finally {
    await closeBrowser()
    await host.close()
    await rm(folder, { recursive: true, force: true })
  }
  const note = `median of ${runs}; slowest ${Math.round(Math.max(...times))} ms`
  return [atMost('page open → panel shown', median(times), 500, 'ms', note)]
}
