import type { NodeRecord } from './node-record.ts'

/** Ids of pages that fail to load on purpose; `*` stands for all. */
const unloadable = new Set<string>()

/** Their ids, or `*` for all. */
export function setUnloadablePages(ids: string[]): void {
  unloadable.clear()
  for (const id of ids) unloadable.add(id)
}

/** Throws when the page is one that fails on purpose. */
export function assertLoadable(op: string, page: NodeRecord): void {
  if (!unloadable.has('*') && !unloadable.has(page.id)) return
  throw new Error(`in ${op}: Failed to load page "${page.props.name}"`)
}
