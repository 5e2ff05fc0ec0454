import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FindComps } from '../../contract/finding.ts'
import { createQueue } from '../platform/create-queue.ts'
import { createSlices } from '../platform/slices.ts'
import { addHolder, pageRecordOf } from './file-index.ts'
import type { PageRecord } from './file-index.ts'
import { readStyles } from './local-styles.ts'
import { readChanges } from './read-changes.ts'
import { readPage } from './read-page.ts'
import type { LayerVisitor } from './read-page.ts'
import { watchPage } from './watch-document.ts'

export type Scope = NonNullable<FindComps['scope']>

const queue = createQueue()

/** Queued: two calls at once would read the same pages. */
export function refreshIndex(
  scope: Scope,
  context: CallContext,
  onLayer = addHolder
): Promise<PageRecord[]> {
  return queue(() => refresh(scope, context, onLayer))
}

async function refresh(
  scope: Scope,
  context: CallContext,
  onLayer: LayerVisitor
): Promise<PageRecord[]> {
  const slices = createSlices(context)
  // Figma: events for the latest changes arrive in a later turn
  await slices.next()
  await readStyles(scope === 'all')
  const pages = figma.root.children.map(pageRecordOf)
  context.progress(0, pages.length)
  for (const [i, record] of pages.entries()) {
    const { page, isStale, checkedAt } = record
    if (scope === 'all' || isStale || (scope === 'stale' && !checkedAt)) {
      const isLoaded = await load(page, context)
      if (isLoaded) watchPage(record)
      if (isLoaded && !page.removed) await readPage(page, slices, onLayer)
      record.checkedAt = isLoaded ? new Date().toISOString() : null
      record.isStale = false
    }
    context.progress(i + 1, pages.length)
  }
  await readChanges(slices)
  const now = new Date().toISOString()
  pages.forEach(record => {
    if (record.checkedAt) record.checkedAt = now
  })
  return pages
}

/** False for a page that does not load; the others are still read. */
async function load(page: PageNode, context: CallContext): Promise<boolean> {
  const loading = page.loadAsync().then(
    () => true,
    () => false
  )
  const cancelled = new Promise<boolean>(resolve =>
    context.onCancel(() => resolve(false))
  )
  const isLoaded = await Promise.race([loading, cancelled])
  context.throwIfCancelled()
  return isLoaded
}
