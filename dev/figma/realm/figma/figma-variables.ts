import { checkString } from '../../nodes/checks/check.ts'
import { refuseDynamic } from '../../nodes/handles/handle.ts'
import { later } from '../../nodes/handles/host-call.ts'
import type { Session } from '../../model/record/session.ts'

/** No variable can be made here, so none can be found. */
export function variablesApi(session: Session) {
  const none = async (op: string, id: unknown): Promise<null> => {
    checkString(op, 'id', id)
    await later()
    return null
  }
  const noneNow = (op: string, id: unknown): null => {
    refuseDynamic(session, op, `figma.variables.${op}Async`)
    checkString(op, 'id', id)
    return null
  }
  const noneOfAll = (op: string): never[] => {
    refuseDynamic(session, op, `figma.variables.${op}Async`)
    return []
  }
  return {
    getVariableByIdAsync: (id: unknown) => none('getVariableByIdAsync', id),
    getVariableById: (id: unknown) => noneNow('getVariableById', id),
    getVariableCollectionByIdAsync: (id: unknown) =>
      none('getVariableCollectionByIdAsync', id),
    getVariableCollectionById: (id: unknown) =>
      noneNow('getVariableCollectionById', id),
    async getLocalVariablesAsync(_type?: VariableResolvedDataType) {
      await later()
      return []
    },
    getLocalVariables: (_type?: VariableResolvedDataType) =>
      noneOfAll('getLocalVariables'),
    async getLocalVariableCollectionsAsync() {
      await later()
      return []
    },
    getLocalVariableCollections: () => noneOfAll('getLocalVariableCollections')
  }
}
