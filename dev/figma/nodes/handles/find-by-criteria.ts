import { type Criteria, carries } from '../../model/record/criteria.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { type Handle, handleOf } from './handle.ts'

/** All below `top` that meet the criteria, parents first, back to front. */
export function findByCriteria(
  session: Session,
  top: NodeRecord,
  { types, data }: Criteria,
  childrenOf: (parent: NodeRecord) => NodeRecord[]
): Handle[] {
  const found: Handle[] = []
  const needsData = data.length > 0
  const isPlugin = session.actor === 'plugin'
  // The cost of a search through many layers is calls, so there are few here.
  function walk(children: NodeRecord[]): void {
    for (let i = 0; i < children.length; i += 1) {
      const child = children[i]
      if (!child) continue
      if (types === null || types.has(child.type)) {
        if (!needsData || carries(child, data)) {
          const known = isPlugin ? (child.handle as Handle | null) : null // ours
          found[found.length] = known || handleOf(session, child)
        }
      }
      if (child.children !== null) walk(childrenOf(child))
    }
  }
  walk(childrenOf(top))
  return found
}
