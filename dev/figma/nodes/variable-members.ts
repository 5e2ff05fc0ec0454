import { members } from './define-node.ts'
import { live } from './handle.ts'

const none = Object.freeze({})

/** No variable can be made here, so nothing is bound to one. */
export const boundMembers = members({
  get boundVariables() {
    live(this, 'get_boundVariables')
    return none
  }
})

export const variableMembers = members({
  get inferredVariables() {
    live(this, 'get_inferredVariables')
    return none
  }
})
