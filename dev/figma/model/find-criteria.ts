import {
  checkArray,
  checkKeys,
  checkObject,
  checkString
} from '../nodes/check.ts'
import type { NodeRecord } from './node-record.ts'

interface DataCriterion {
  owner: string
  keys: string[] | null
}

interface Criteria {
  types: Set<string> | null
  data: DataCriterion[]
}

function readKeys(at: string, value: unknown): string[] | null {
  if (value === undefined) return null
  return checkArray('findAllWithCriteria', `${at}.keys`, value).map(key =>
    checkString('findAllWithCriteria', `${at}.keys`, key)
  )
}

/** Reads what a plugin passes to findAllWithCriteria. */
export function readCriteria(value: unknown, pluginId: string): Criteria {
  const op = 'findAllWithCriteria'
  const of = checkObject(op, 'criteria', value)
  checkKeys(op, 'criteria', of, ['types', 'pluginData', 'sharedPluginData'])
  const data: DataCriterion[] = []
  if (of['pluginData'] !== undefined) {
    const own = checkObject(op, 'pluginData', of['pluginData'])
    checkKeys(op, 'pluginData', own, ['keys'])
    data.push({
      owner: `p:${pluginId}`,
      keys: readKeys('pluginData', own['keys'])
    })
  }
  if (of['sharedPluginData'] !== undefined) {
    const shared = checkObject(op, 'sharedPluginData', of['sharedPluginData'])
    checkKeys(op, 'sharedPluginData', shared, ['namespace', 'keys'])
    const space = checkString(
      op,
      'sharedPluginData.namespace',
      shared['namespace']
    )
    const keys = readKeys('sharedPluginData', shared['keys'])
    data.push({ owner: `s:${space}`, keys })
  }
  const types = of['types']
  if (types === undefined) return { types: null, data }
  const names = checkArray(op, 'types', types)
  return {
    types: new Set(names.map(name => checkString(op, 'types', name))),
    data
  }
}

function hasData(record: NodeRecord, criterion: DataCriterion): boolean {
  const entries = record.data ? record.data.get(criterion.owner) : undefined
  if (!entries) return false
  return !criterion.keys || criterion.keys.some(key => entries.has(key))
}

function meets(record: NodeRecord, criteria: Criteria): boolean {
  if (criteria.types && !criteria.types.has(record.type)) return false
  for (const criterion of criteria.data) {
    if (!hasData(record, criterion)) return false
  }
  return true
}

/** All below `top` that meet the criteria, parents first, back to front. */
export function findByCriteria(
  top: NodeRecord,
  criteria: Criteria
): NodeRecord[] {
  const found: NodeRecord[] = []
  function walk(record: NodeRecord): void {
    if (!record.children) return
    for (const child of record.children) {
      if (meets(child, criteria)) found.push(child)
      if (child.children) walk(child)
    }
  }
  walk(top)
  return found
}
