import { toJson } from '../shared/to-json.ts'
import { checkArray, checkKeys, checkObject } from './checks/check.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import { type Edit, edit, editLater } from './handles/edit.ts'
import { live, refuseDynamic, sessionOf } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'

/** Stored as given: prototypes are not emulated. */
function write(op: string, value: unknown): Edit {
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
  return record => setProp(record, 'reactions', freezeDeep(copy))
}

/** The links from one layer to another in a prototype. */
export const reactionMembers = members({
  get reactions() {
    return fresh(live(this, 'get_reactions').props.reactions)
  },
  set reactions(value: readonly Reaction[]) {
    const op = 'set_reactions'
    refuseDynamic(sessionOf(this), op, 'setReactionsAsync')
    edit(this, op, write(op, value))
  },
  async setReactionsAsync(value: Reaction[]) {
    const op = 'setReactionsAsync'
    await editLater(this, op, write(op, value))
  }
})
