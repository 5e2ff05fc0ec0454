import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FindComps } from '../../contract/finding.ts'
import { createSlices, nextTurn } from '../slices.ts'
import type { Slices } from '../slices.ts'
import { pageRecords } from './file-index.ts'
import type { Holder, PageRecord } from './file-index.ts'
import { readStyles } from './local-styles.ts'
import { readChanges } from './read-changes.ts'
import { readPage } from './read-page.ts'
import { watchPage } from './watch-document.ts'

type Scope = NonNullable<FindComps['scope']>

/** Hears of each layer that is read with a page, and of each pause. */
export interface Listener {
  found(holder: Holder): void
  paused(slices: Slices): Promise<void>
}

let last: Promise<unknown> = Promise.resolve()

/** One after another: two would read the same pages. */
export function refreshIndex(
  scope: Scope,
  context: CallContext,
  listener?: Listener
): Promise<PageRecord[]> {
  const refreshed = last.then(() => refresh(scope, context, listener))
  last = refreshed.catch(() => {}) // told to whoever asked for it
  return refreshed
}

async function refresh(
  scope: Scope,
  context: CallContext,
  listener: Listener | undefined
): Promise<PageRecord[]> {
  // Figma: what was changed just now is told in a later turn
  await nextTurn()
  context.throwIfCancelled()
  const slices = createSlices(context)
  const pausing: Slices = Object.assign({}, slices, {
    async next() {
      await slices.next()
      if (listener) await listener.paused(slices)
    }
  })
  await readStyles(scope === 'all')
  const pages = pageRecords()
  context.progress(0, pages.length)
  for (const [i, record] of pages.entries()) {
    if (isDue(record, scope))
      await readWhole(record, context, pausing, listener)
    context.progress(i + 1, pages.length)
  }
  await readChanges(pages, slices)
  const checkedAt = new Date().toISOString()
  pages.forEach(record => {
    if (record.isWatched && record.checkedAt) record.checkedAt = checkedAt
  })
  return pages
}

function isDue(record: PageRecord, scope: Scope): boolean {
  const { isStale, isWatched, hasFailed } = record
  if (scope === 'all') return true
  if (hasFailed || !isWatched) return scope === 'stale' || !hasFailed
  return isStale
}

async function readWhole(
  record: PageRecord,
  context: CallContext,
  slices: Slices,
  listener: Listener | undefined
): Promise<void> {
  record.hasFailed = !(await load(record.page, context))
  if (record.hasFailed) {
    record.checkedAt = null
    return
  }
  watchPage(record)
  record.isStale = false
  record.changes.clear()
  record.checkedAt = new Date().toISOString() // from here on changes are kept
  try {
    record.holders = await readPage(record.page, slices, holder => {
      if (listener) listener.found(holder)
    })
  } catch (error) {
    record.isStale = true
    throw error
  }
}

/** False for a page that Figma cannot give; the others still count. */
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
