import type { Frame } from 'playwright-core'
import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import type { OpenPage } from '../../test/journeys/set-up/open-page.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { loadResults, scrollToTop, withLibrary } from './open-results.ts'
import { openVariant } from './open-variant.ts'
import { withPanel } from './with-panel.ts'
import { withoutViews } from './without-views.ts'

const searches = '/v2/images/search'

/** Heap after scrolling 10,000 results, against their records alone. */
export function benchHeap(): Promise<Figure[]> {
  return withLibrary(async (stack, folder) => {
    const { arrivals } = stack.service
    const before = arrivals.count('GET', searches)
    const shown = await withPanel(stack, (panel, opened) =>
      measureGrowth(opened, panel, async () => {
        await loadResults(panel, 'image')
        await scrollToTop(panel)
      })
    )
    const pages = arrivals.count('GET', searches) - before
    const bare = await bareGrowth(stack, folder, pages)
    const note = `${round(shown)} MB against ${round(bare)} MB of ${pages} pages`
    const name = '10,000 results and back: heap beyond their records'
    return [atMost(name, shown - bare, 5, 'MB', note)]
  })
}

async function bareGrowth(
  stack: TestStack,
  folder: string,
  pages: number
): Promise<number> {
  const server = await openVariant(stack, folder, withoutViews)
  const panel = { title: 'Cleared', ready: '#panel' }
  try {
    return await withPanel(
      stack,
      (frame, opened) =>
        measureGrowth(opened, frame, () =>
          frame.evaluate(count => window.loadPages?.(count), pages)
        ),
      { url: server.url, panel }
    )
  } finally {
    await server.close()
  }
}

/** Megabytes by which the work grows the heap. */
async function measureGrowth(
  opened: OpenPage,
  panel: Frame,
  work: () => Promise<void>
): Promise<number> {
  const before = await readHeap(opened, panel)
  await work()
  return (await readHeap(opened, panel)) - before
}

/** Megabytes in use after two forced collections: one leaves some garbage. */
export async function readHeap(
  { context }: OpenPage,
  panel: Frame
): Promise<number> {
  const session = await context.newCDPSession(panel)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1_000_000
}
