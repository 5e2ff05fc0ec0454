import type { CallContext } from '../../contract/incoming-calls.ts'
import { createSlices } from '../slices.ts'
import type { Holder, PageRecord } from './file-index.ts'
import type { Visit } from './known-images.ts'
import { styleHolders } from './local-styles.ts'

/** Visits in slices all that shows pictures: styles first, then by page. */
export async function visitHolders(
  pages: PageRecord[],
  context: CallContext,
  visits: Visit[]
): Promise<void> {
  const slices = createSlices(context)
  const layers: Holder[] = []
  pages.forEach(({ holders }) => holders.forEach(one => layers.push(one)))
  for (const visit of visits) {
    styleHolders().forEach(({ style, shown }) => visit(style, shown))
    for (const { node, shown } of layers) {
      if (slices.isOver()) await slices.next()
      if (!node.removed) visit(node, shown)
    }
  }
  await slices.next()
}
