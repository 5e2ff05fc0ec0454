import { throttle } from '../platform/throttle.ts'
import { emit } from '../platform/emit.ts'
import { pageRecordOf } from './file-index.ts'
import type { PageRecord } from './file-index.ts'
import { addChange, isRelevant } from './pending-changes.ts'
import { markStylesStale } from './local-styles.ts'

const interval = 250
const notify = throttle(interval, () => emit('documentChanged', {}))

/** Reports that something changed, at most four times a second. */
export function watchDocument(): void {
  watchCurrent()
  figma.on('currentpagechange', watchCurrent)
  figma.on('stylechange', ({ styleChanges }) => {
    styleChanges.forEach(addChange)
    markStylesStale()
    notify()
  })
}

/** Starts to listen to the changes of a loaded page. */
export function watchPage(record: PageRecord): void {
  if (record.isWatched) return
  record.isWatched = true
  record.page.on('nodechange', ({ nodeChanges }) => {
    const relevant = nodeChanges.filter(isRelevant)
    relevant.forEach(addChange)
    if (relevant.length > 0) notify()
  })
}

function watchCurrent(): void {
  watchPage(pageRecordOf(figma.currentPage))
}
