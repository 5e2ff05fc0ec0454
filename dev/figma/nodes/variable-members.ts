import { members } from './handles/define-node.ts'
import { live } from './handles/handle.ts'

type Modes = Record<string, string>

const none = Object.freeze({})
const noModes: Modes = none

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
  },
  get resolvedVariableModes() {
    live(this, 'get_resolvedVariableModes')
    return noModes
  },
  set resolvedVariableModes(_modes: Modes) {
    throw new Error('not emulated: node.resolvedVariableModes')
  }
})

export const modeMembers = members({
  get explicitVariableModes() {
    live(this, 'get_explicitVariableModes')
    return noModes
  },
  set explicitVariableModes(_modes: Modes) {
    throw new Error('not emulated: node.explicitVariableModes')
  }
})
