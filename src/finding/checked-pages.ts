import type { CheckedPage } from '../../contract/finding.ts'
import type { PageRecord } from './file-index.ts'

/** How well the pages are known; without those that are gone by now. */
export function checkedPages(pages: PageRecord[]): CheckedPage[] {
  return pages
    .filter(({ page }) => !page.removed)
    .map(({ page, checkedAt, isWatched, isStale }) => ({
      pageId: page.id,
      name: page.name,
      checkedAt,
      isWatched: isWatched && !isStale
    }))
}
