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
  if (!needsAll) return data.some(criterion => hasData(record, criterion))
  return data.every(criterion => hasData(record, criterion))
}

/** All below `top` that meet the criteria, parents first, back to front. */
export function findByCriteria(
  top: NodeRecord,
  { types, data }: Criteria,
  childrenOf: (parent: NodeRecord) => NodeRecord[]
): NodeRecord[] {
  const found: NodeRecord[] = []
  const needsData = data.length > 0
  // Calls are what a search through many layers costs: there are few here.
  function walk(children: NodeRecord[]): void {
    for (let i = 0; i < children.length; i += 1) {
      const child = children[i]
      if (!child) continue
      if (types === null || types.has(child.type)) {
        if (!needsData || carries(child, data)) found[found.length] = child
      }
      if (child.children !== null) walk(childrenOf(child))
    }
  }
  walk(childrenOf(top))
  return found
}
