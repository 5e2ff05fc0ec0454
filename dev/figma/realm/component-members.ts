import { checkString } from './check.ts'
import { type Members, members } from './define-node.ts'
import { editable, live } from './handle.ts'
import { setProp } from './history.ts'

/** What a component has beyond a frame; instances come with creating them. */
export const componentMembers: Members = members({
  get description() {
    return live(this, 'get_description').props.description
  },
  set description(value: string) {
    const op = 'set_description'
    const record = editable(this, op)
    setProp(record, 'description', checkString(op, 'description', value))
  },
  get remote() {
    live(this, 'get_remote')
    return false
  }
})

export const instanceMembers: Members = members({})
