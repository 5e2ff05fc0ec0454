import { holds } from '../../rules/rules.ts'
import { type Change, pageOf } from '../../model/edits/change-log.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { isStyle } from '../../model/record/style-types.ts'
import { handleOf } from '../../nodes/handles/handle.ts'

const showsOrigin = holds('events/local-and-remote-differ')

function removedNode(change: Change): object {
  const { id, type } = change.record
  return Object.freeze({ removed: true, type, id })
}

/** A change as a plugin receives it. */
export function described(session: Session, change: Change): object {
  const { record, origin } = change
  const ofStyle = isStyle(record)
  const kind = record.removed ? 'DELETE' : change.kind
  const removed = ofStyle ? null : removedNode(change)
  const subject = kind === 'DELETE' ? removed : handleOf(session, record)
  const out: Record<string, unknown> = {
    id: record.id,
    type: ofStyle ? `STYLE_${kind}` : kind,
    origin: showsOrigin ? origin : 'LOCAL',
    [ofStyle ? 'style' : 'node']: subject
  }
  if (kind === 'PROPERTY_CHANGE')
    out['properties'] = Array.from(change.properties)
  return out
}

/** Figma: of layers removed at once only the highest parent is reported. */
function withoutRemoved(changes: Change[]): Change[] {
  if (!holds('events/only-the-top-is-deleted')) return changes
  return changes.filter(
    ({ kind, record }) => !record.removed || kind === 'DELETE'
  )
}

/** Figma: of layers made at once only the highest parent is reported. */
function withoutInner(changes: Change[]): Change[] {
  if (!holds('events/only-the-top-is-created')) return changes
  const created = new Set<NodeRecord>()
  for (const { kind, record } of changes) {
    if (kind === 'CREATE' && !record.removed) created.add(record)
  }
  function isInner({ parent }: NodeRecord): boolean {
    return parent !== null && (created.has(parent) || isInner(parent))
  }
  return changes.filter(
    ({ kind, record }) => kind !== 'CREATE' || !isInner(record)
  )
}

/** Whether listeners of a page receive the change. */
export function isOn({ record, page }: Change, listening: NodeRecord): boolean {
  if (!holds('events/pages-get-their-own')) return true
  return (record.removed ? page : pageOf(record)) === listening
}

/** The changes that a plugin receives. */
export function reportedChanges(all: Change[]): Change[] {
  return withoutInner(withoutRemoved(all))
}
