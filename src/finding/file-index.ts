/** How current our knowledge of a page is. */
export interface PageRecord {
  page: PageNode
  /** ISO time of the last read; null before it and when it failed. */
  checkedAt: string | null
  /** It was never tried, or not read to the end. */
  isStale: boolean
  /** We listen to its changes. */
  isWatched: boolean
}

/** Layers that showed any picture when they were last read, by id. */
export const holders = new Map<string, SceneNode>()

const records = new Map<string, PageRecord>()

export function pageRecordOf(page: PageNode): PageRecord {
  const { id } = page
  const record = records.get(id) || {
    page,
    checkedAt: null,
    isStale: true,
    isWatched: false
  }
  records.set(id, record)
  return record
}

export function addHolder(node: SceneNode): void {
  holders.set(node.id, node)
}
