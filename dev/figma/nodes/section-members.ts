import { checkBoolean } from './checks/check.ts'
import { members } from './handles/define-node.ts'
import { editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'

export const sectionMembers = members({
  get sectionContentsHidden() {
    return live(this, 'get_sectionContentsHidden').props.sectionContentsHidden
  },
  set sectionContentsHidden(value: boolean) {
    const op = 'set_sectionContentsHidden'
    const record = editable(this, op)
    const hidden = checkBoolean(op, 'sectionContentsHidden', value)
    setProp(record, 'sectionContentsHidden', hidden)
  }
})
