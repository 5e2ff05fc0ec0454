import { holds } from '../../rules/rules.ts'
import { store } from '../../model/record/document-store.ts'
import { setProp } from '../../model/edits/history.ts'
import { placeInto, removeRecord } from '../../model/tree/tree.ts'
import { recordOf } from '../../nodes/handles/handle.ts'
import { createPage } from '../figma/figma-create.ts'
import { goToPage } from '../figma/pages.ts'
import { findLayer, person } from './person.ts'

/** The list of pages by hand. */
export const pageEdits = {
  addPage(name: string) {
    const record = recordOf(createPage(person))
    setProp(record, 'name', name)
    return record.id
  },
  removePage(id: string) {
    const page = findLayer(id)
    const pages = store.root.children || []
    const at = pages.indexOf(page)
    const neighbour = pages[at + 1] || pages[at - 1]
    if (!neighbour && holds('user-actions/last-page-stays')) {
      throw new Error('A document keeps at least one page')
    }
    if (neighbour && page === store.currentPage) goToPage(neighbour)
    removeRecord(page)
  },
  movePage(id: string, index: number) {
    const page = findLayer(id)
    const pages = store.root.children || []
    const at = pages.indexOf(page)
    const to = Math.max(0, Math.min(index, pages.length - 1))
    if (at !== to) placeInto(page, store.root, to > at ? to + 1 : to)
  }
}
