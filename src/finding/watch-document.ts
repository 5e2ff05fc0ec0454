import { readRecordOf, recordOf } from './file-index.ts'
import type { PageRecord } from './file-index.ts'
import { noteStyleChange } from './local-styles.ts'
import { isDeep, isRelevant } from './node-changes.ts'

const interval = 250
/** More changes than this are read with the whole page. */
const mostChanges = 2000
const changed = new Set<string>()
let tell: (pageIds: string[]) => void = () => {}

/** Tells which pages changed, at most four times a second. */
export function watchDocument(listener: (pageIds: string[]) => void): void {
  tell = listener
  watchPage(recordOf(figma.currentPage))
  figma.on('currentpagechange', () => watchPage(recordOf(figma.currentPage)))
  // a style may be used on every page
  figma.on('stylechange', ({ styleChanges }) => {
    styleChanges.forEach(noteStyleChange)
    note(figma.root.children.map(page => page.id))
  })
}

/** Hears from now on what changes on a loaded page. */
export function watchPage(record: PageRecord): void {
  if (record.isWatched) return
  const { page } = record
  page.on('nodechange', ({ nodeChanges }) => {
    const relevant = nodeChanges.filter(isRelevant)
    if (relevant.length === 0) return
    const read = readRecordOf(page.id)
    if (read) relevant.forEach(change => keepChange(read, change))
    note([page.id])
  })
  record.isWatched = true
}

/** A small change adds nothing to what is to be read already. */
function keepChange(record: PageRecord, change: NodeChange): void {
  const { changes } = record
  if (isDeep(change) || !changes.has(change.id)) changes.set(change.id, change)
  if (changes.size <= mostChanges) return
  record.isStale = true
  changes.clear()
}

function note(pageIds: string[]): void {
  if (changed.size === 0) setTimeout(flush, interval)
  pageIds.forEach(id => changed.add(id))
}

function flush(): void {
  const pageIds = Array.from(changed)
  changed.clear()
  tell(pageIds)
}
