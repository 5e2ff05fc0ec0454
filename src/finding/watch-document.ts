import { after } from '../platform/throttle.ts'
import { emit } from '../platform/emit.ts'
import { recordOf } from './file-index.ts'
import type { PageRecord } from './file-index.ts'
import { hear, isRelevant } from './pending-changes.ts'
import { distrustStyles } from './local-styles.ts'

const interval = 250
const note = after(interval, () => emit('documentChanged', {}))

/** Tells that something changed, at most four times a second. */
export function watchDocument(): void {
  watchCurrent()
  figma.on('currentpagechange', watchCurrent)
  figma.on('stylechange', ({ styleChanges }) => {
    styleChanges.forEach(hear)
    distrustStyles()
    note()
  })
}

/** Hears from now on what changes on a loaded page. */
export function watchPage(record: PageRecord): void {
  if (record.isWatched) return
  record.isWatched = true
  record.page.on('nodechange', ({ nodeChanges }) => {
    const relevant = nodeChanges.filter(isRelevant)
    relevant.forEach(hear)
    if (relevant.length > 0) note()
  })
}

function watchCurrent(): void {
  watchPage(recordOf(figma.currentPage))
}
