import { changeLog } from '../../model/edits/change-log.ts'
import { store } from '../../model/record/document-store.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { pageChanged } from '../plugin/plugin-events.ts'

/** Makes another page the current one and notifies listeners. */
export function goToPage(page: NodeRecord): void {
  if (page === store.currentPage) return
  store.currentPage = page
  changeLog.version += 1
  pageChanged()
}

/** An undone or redone step may have taken the page that is shown. */
export function leaveRemovedPage(): void {
  if (!store.currentPage.removed) return
  const [first] = store.root.children || []
  if (first) goToPage(first)
}
