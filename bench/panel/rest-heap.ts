import type { TestStack } from '../../test/journeys/set-up/open-stack.ts'
import { buildBefore } from '../before.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { withStack } from '../with-stack.ts'
import { readHeap } from './heap.ts'
import { openBuilt } from './open-variant.ts'
import { withPanel } from './with-panel.ts'

/** The panel's heap once its start page is shown, against the build before. */
export function benchRestHeap(): Promise<Figure[]> {
  return withStack(async stack => {
    const before = await openBuilt(await buildBefore(stack.addresses))
    try {
      const figure = await measureRatio({
        name: 'heap at rest, against the commit before',
        bar: 1.1,
        unit: 'MB',
        pairs: 3,
        warmUps: 1,
        subject: () => heapOf(stack, stack.url),
        reference: () => heapOf(stack, before.url)
      })
      return [figure]
    } finally {
      await before.close()
    }
  })
}

function heapOf(stack: TestStack, url: string): Promise<number> {
  return withPanel(
    stack,
    async (panel, opened) => {
      await panel.getByText('Wide open country').first().waitFor()
      await opened.page.waitForLoadState('networkidle')
      return readHeap(opened, panel)
    },
    { url }
  )
}
