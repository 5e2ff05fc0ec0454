import { holds } from '../../rules/rules.ts'
import type { Criteria, DataCriterion } from '../../model/record/criteria.ts'
import { nodeTypeNames } from '../../model/record/node-type-names.ts'
import { checkArray, checkKeys, checkObject, checkString } from './check.ts'

const op = 'findAllWithCriteria'

type Given = Record<string, unknown>

function onlyKeys(prop: string, given: Given, keys: string[]): void {
  if (holds('search/no-unknown-criteria')) checkKeys(op, prop, given, keys)
}

function readKeys(prop: string, value: unknown): string[] | null {
  if (value === undefined) return null
  return checkArray(op, `${prop}.keys`, value).map((key, i) =>
    checkString(op, `${prop}.keys[${i}]`, key)
  )
}

function readTypes(value: unknown): Set<string> | null {
  if (value === undefined) return null
  const names = checkArray(op, 'types', value).map((name, i) =>
    checkString(op, `types[${i}]`, name)
  )
  const unknown = names.find(name => !nodeTypeNames.has(name))
  if (unknown !== undefined && holds('search/known-types-only')) {
    throw new TypeError(
      `in ${op}: Expected "types" to have node types but got '${unknown}' instead`
    )
  }
  return new Set(names)
}

function readOwn(value: unknown, pluginId: string): DataCriterion[] {
  if (value === undefined) return []
  const own = checkObject(op, 'pluginData', value)
  onlyKeys('pluginData', own, ['keys'])
  const keys = readKeys('pluginData', own['keys'])
  return [{ owner: `p:${pluginId}`, keys }]
}

function readShared(value: unknown): DataCriterion[] {
  if (value === undefined) return []
  const shared = checkObject(op, 'sharedPluginData', value)
  onlyKeys('sharedPluginData', shared, ['namespace', 'keys'])
  const { namespace } = shared
  const space = checkString(op, 'sharedPluginData.namespace', namespace)
  const keys = readKeys('sharedPluginData', shared['keys'])
  return [{ owner: `s:${space}`, keys }]
}

/** Reads what a plugin passes to findAllWithCriteria. */
export function checkCriteria(value: unknown, pluginId: string): Criteria {
  const given = checkObject(op, 'criteria', value)
  onlyKeys('criteria', given, ['types', 'pluginData', 'sharedPluginData'])
  return {
    types: readTypes(given['types']),
    data: [
      ...readOwn(given['pluginData'], pluginId),
      ...readShared(given['sharedPluginData'])
    ]
  }
}
