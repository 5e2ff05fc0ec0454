import { cloneRecord } from '../model/tree/clone.ts'
import { members } from './handles/define-node.ts'
import {
  assertLoaded,
  editable,
  handleOf,
  sessionOf
} from './handles/handle.ts'

export const cloneMembers = members({
  clone() {
    const record = editable(this, 'clone')
    assertLoaded(this, 'clone')
    const session = sessionOf(this)
    const copy = cloneRecord(record)
    if (copy.type === 'PAGE') session.loadedPages.add(copy)
    return handleOf(session, copy)
  }
})
