import type { CallContext } from '../../contract/incoming-calls.ts'
import type { CheckedPage } from '../../contract/finding.ts'
import { checkedPages } from './checked-pages.ts'
import { refreshIndex } from './refresh-index.ts'
import { createScan } from './scan.ts'
import type { Scan } from './scan.ts'
import { visitHolders } from './visit-holders.ts'

/** All that shows a picture of ours, with the layers to change it in. */
export async function scanFile(
  context: CallContext
): Promise<{ scan: Scan; pages: CheckedPage[] }> {
  const pages = await refreshIndex('stale', context)
  const scan = createScan()
  await visitHolders(pages, context, [scan.learn, scan.add])
  return { scan, pages: checkedPages(pages) }
}
