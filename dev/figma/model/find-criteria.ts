import { holds } from '../core/rules.ts'
import type { NodeRecord } from './node-record.ts'

/** Entries of plugin data by their owner; any of the keys, null for any. */
export interface DataCriterion {
  owner: string
  keys: string[] | null
}

/** What a node has to be and to carry; null types are all types. */
export interface Criteria {
  types: Set<string> | null
  data: DataCriterion[]
}

const needsAll = holds('search/criteria-combine')
const minds = holds('search/keys-narrow')

function hasData(record: NodeRecord, criterion: DataCriterion): boolean {
  const entries = record.data ? record.data.get(criterion.owner) : undefined
  if (!entries) return false
  if (!criterion.keys || !minds) return true
  return criterion.keys.some(key => entries.has(key))
}

function carries(record: NodeRecord, data: DataCriterion[]): boolean {
  if (data.length === 0) return true
  if (!needsAll) return data.some(criterion => hasData(record, criterion))
  return data.every(criterion => hasData(record, criterion))
}

function allChildren(record: NodeRecord): NodeRecord[] | null {
  return record.children
}

/** Gives all below `top` that meet the criteria, parents first, back to front. */
export function findByCriteria(
  top: NodeRecord,
  criteria: Criteria,
  found: (record: NodeRecord) => void,
  childrenOf = allChildren
): void {
  const { types, data } = criteria
  const children = childrenOf(top)
  if (!children) return
  for (let i = 0; i < children.length; i += 1) {
    const child = children[i]
    if (!child) continue
    if ((!types || types.has(child.type)) && carries(child, data)) found(child)
    if (child.children) findByCriteria(child, criteria, found, childrenOf)
  }
}
