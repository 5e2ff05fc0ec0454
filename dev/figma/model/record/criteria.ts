import { holds } from '../../rules/rules.ts'
import type { NodeRecord } from './node-record.ts'

/** Entries of plugin data by their owner; any of the keys, null for any. */
export interface DataCriterion {
  owner: string
  keys: string[] | null
}

/** The type and data that a node must have; null types are all types. */
export interface Criteria {
  types: Set<string> | null
  data: DataCriterion[]
}

const needsAll = holds('search/criteria-combine')
const checksKeys = holds('search/keys-narrow')

function hasData(record: NodeRecord, criterion: DataCriterion): boolean {
  const entries = record.data ? record.data.get(criterion.owner) : undefined
  if (!entries) return false
  if (!criterion.keys || !checksKeys) return true
  return criterion.keys.some(key => entries.has(key))
}

/** Whether a node has the plugin data that is asked for. */
export function carries(record: NodeRecord, data: DataCriterion[]): boolean {
  if (!needsAll) return data.some(criterion => hasData(record, criterion))
  return data.every(criterion => hasData(record, criterion))
}
