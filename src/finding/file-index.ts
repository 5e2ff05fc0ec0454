import { picturesOf } from './pictures-of.ts'
import type { ShownPicture } from './pictures-of.ts'

/** A layer that shows pictures, ours or not. */
export interface Holder {
  node: SceneNode
  shown: ShownPicture[]
}

/** What is known of a page. */
export interface PageRecord {
  page: PageNode
  /** By the ids of their layers. */
  holders: Map<string, Holder>
  /** ISO time of the newest reading; null before it, and when it failed. */
  checkedAt: string | null
  /** It has to be read as a whole, whatever is known. */
  isStale: boolean
  hasFailed: boolean
  /** Changes are heard. */
  isWatched: boolean
  /** By layer: what was heard and not read yet. */
  changes: Map<string, NodeChange>
}

const records = new Map<string, PageRecord>()

/** The pages of the file in its order; those that are gone are forgotten. */
export function pageRecords(): PageRecord[] {
  const { children } = figma.root
  const ids = children.map(page => page.id)
  records.forEach((_, id) => {
    if (ids.indexOf(id) < 0) records.delete(id)
  })
  return children.map(recordOf)
}

export function recordOf(page: PageNode): PageRecord {
  const known = records.get(page.id)
  if (known) return known
  const record: PageRecord = {
    page,
    holders: new Map(),
    checkedAt: null,
    isStale: true,
    hasFailed: false,
    isWatched: false,
    changes: new Map()
  }
  records.set(page.id, record)
  return record
}

/** The record of a page that was read; null for others. */
export function readRecordOf(pageId: string): PageRecord | null {
  const record = records.get(pageId)
  return record && record.checkedAt ? record : null
}

/** Reads a layer, and keeps it as long as it shows pictures. */
export function keepHolder(
  holders: Map<string, Holder>,
  node: SceneNode
): Holder | null {
  const shown = picturesOf(node)
  const holder = shown.length > 0 ? { node, shown } : null
  if (holder) holders.set(node.id, holder)
  else holders.delete(node.id)
  return holder
}
