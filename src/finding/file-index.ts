/** What is known of a page. */
export interface PageRecord {
  page: PageNode
  /** ISO time of the newest reading; null before it, and when it failed. */
  checkedAt: string | null
  /** It was not tried yet, or not read to its end. */
  isStale: boolean
  /** Changes are heard. */
  isWatched: boolean
}

/** Layers that showed pictures, ours or not, when they were read. */
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
