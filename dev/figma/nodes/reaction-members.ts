import { toJson } from '../core/to-json.ts'
import { checkArray, checkKeys, checkObject } from './check.ts'
import { members } from './define-node.ts'
import { freezeDeep } from '../model/freeze-deep.ts'
import {
  type Handle,
  editable,
  live,
  refuseDynamic,
  sessionOf
} from './handle.ts'
import { setProp } from '../model/history.ts'

/** Kept as they are given: what a prototype does is not emulated. */
function write(handle: Handle, op: string, value: unknown): void {
  const record = editable(handle, op)
  const reactions = checkArray(op, 'reactions', value).map((item, i) => {
    const at = `reactions[${i}]`
    const reaction = checkObject(op, at, item)
    checkKeys(op, at, reaction, ['action', 'actions', 'trigger'])
    if (reaction['actions'] !== undefined) {
      checkArray(op, `${at}.actions`, reaction['actions'])
    }
    return reaction
  })
  const copy: Reaction[] = JSON.parse(toJson(reactions))
  setProp(record, 'reactions', freezeDeep(copy))
}

/** What leads from a layer to another in a prototype. */
export const reactionMembers = members({
  get reactions() {
    return live(this, 'get_reactions').props.reactions
  },
  set reactions(value: readonly Reaction[]) {
    const op = 'set_reactions'
    refuseDynamic(sessionOf(this), op, 'setReactionsAsync')
    write(this, op, value)
  },
  async setReactionsAsync(value: Reaction[]) {
    write(this, 'setReactionsAsync', value)
  }
})
