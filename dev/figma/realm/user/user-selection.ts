import { pageOf } from '../../model/edits/change-log.ts'
import { findNode, store } from '../../model/record/document-store.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import {
  select as selectOn,
  selectionOf
} from '../../model/edits/selection-store.ts'

function selected(): NodeRecord[] {
  return selectionOf(store.currentPage)
}

function choose(records: NodeRecord[]): void {
  selectOn(store.currentPage, records)
}

/** The children that a person can select: neither locked nor hidden. */
function reachable(parent: NodeRecord): NodeRecord[] {
  const children = parent.children || []
  return children.filter(({ props }) => props.visible && !props.locked)
}

function parents(): NodeRecord[] {
  const all = selected().map(one => one.parent || store.currentPage)
  return all.length > 0 ? Array.from(new Set(all)) : [store.currentPage]
}

function gathered(lists: NodeRecord[][]): NodeRecord[] {
  const all: NodeRecord[] = []
  for (const list of lists) for (const one of list) all.push(one)
  return all
}

/** The selection by key and mouse; none of it changes the document. */
export const selections = {
  select(ids: string[]) {
    // The pressed layer may have been deleted since the page was drawn.
    const records = ids.map(findNode).filter(record => record !== null)
    for (const record of records) {
      if (pageOf(record) === store.currentPage) continue
      throw new Error(`Layer "${record.id}" is not on the page on screen`)
    }
    choose(records)
  },
  selectAll: () => choose(gathered(parents().map(reachable))),
  selectChildren() {
    const inner = gathered(selected().map(reachable))
    if (inner.length > 0) choose(inner)
  },
  selectParents() {
    choose(parents().filter(one => one.type !== 'PAGE'))
  }
}
