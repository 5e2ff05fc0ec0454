import { wrongType } from '../../nodes/checks/check.ts'
import { assertHolds } from '../../model/tree/assert-holds.ts'
import { componentAround } from '../../model/tree/component-tree.ts'
import { combineRecords } from '../../model/components/component-set.ts'
import { holds } from '../../rules/rules.ts'
import { assertDesignEditor } from '../../nodes/handles/assert-design-editor.ts'
import { readGrouping } from './figma-group.ts'
import {
  type Handle,
  editable,
  handleOf,
  isHandle
} from '../../nodes/handles/handle.ts'
import { componentFrom } from '../../model/components/new-component.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { isSublayer } from '../../model/tree/tree.ts'

function canBecomeComponent(record: NodeRecord): boolean {
  const never = ['DOCUMENT', 'PAGE', 'SECTION', 'COMPONENT', 'COMPONENT_SET']
  if (never.includes(record.type) || isSublayer(record)) return false
  return componentAround(record) === null && !holdsComponent(record)
}

function holdsComponent({ children }: NodeRecord): boolean {
  return (children || []).some(
    child =>
      child.type === 'COMPONENT' ||
      child.type === 'COMPONENT_SET' ||
      holdsComponent(child)
  )
}

function createComponentFromNode(session: Session, node: unknown): Handle {
  const op = 'createComponentFromNode'
  assertDesignEditor(session, op)
  if (!isHandle(node)) throw wrongType(op, 'node', 'SceneNode', node)
  const record = editable(node, op)
  if (!canBecomeComponent(record) && holds('components/not-from-every-node')) {
    throw new Error(`in ${op}: Cannot create component from node`)
  }
  return handleOf(session, componentFrom(record))
}

function combineAsVariants(session: Session, given: unknown[]): Handle {
  const op = 'combineAsVariants'
  assertDesignEditor(session, op)
  const { nodes, parent, index } = readGrouping(session, op, given)
  const other = nodes.findIndex(node => node.type !== 'COMPONENT')
  if (other >= 0 && holds('components/sets-hold-components-only')) {
    throw wrongType(op, `nodes[${other}]`, 'ComponentNode', nodes[other])
  }
  for (const node of nodes) assertHolds(op, parent, node)
  return handleOf(session, combineRecords(nodes, parent, index))
}

/** The members of `figma` that make components of layers. */
export function componentMakers(session: Session) {
  return {
    createComponentFromNode: (node: unknown) =>
      createComponentFromNode(session, node),
    combineAsVariants: (nodes: unknown, parent: unknown, index?: unknown) =>
      combineAsVariants(session, [nodes, parent, index])
  }
}
