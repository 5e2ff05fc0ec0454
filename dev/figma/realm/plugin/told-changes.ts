import { holds } from '../../rules/rules.ts'
import { type Change, pageOf } from '../../model/edits/change-log.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { isStyle } from '../../model/record/style-types.ts'
import { handleOf } from '../../nodes/handles/handle.ts'

const tellsOrigin = holds('events/local-and-remote-differ')

function removedNode(change: Change): object {
  const { id, type } = change.record
  return Object.freeze({ removed: true, type, id })
}

/** A change as a plugin is told of it. */
export function described(session: Session, change: Change): object {
  const { record, origin } = change
  const ofStyle = isStyle(record)
  const kind = record.removed ? 'DELETE' : change.kind
  const gone = ofStyle ? null : removedNode(change)
  const subject = kind === 'DELETE' ? gone : handleOf(session, record)
  const out: Record<string, unknown> = {
    id: record.id,
    type: ofStyle ? `STYLE_${kind}` : kind,
    origin: tellsOrigin ? origin : 'LOCAL',
    [ofStyle ? 'style' : 'node']: subject
  }
  if (kind === 'PROPERTY_CHANGE')
    out['properties'] = Array.from(change.properties)
  return out
}

/** Figma: of what went at once only the highest parent is told. */
function withoutLost(changes: Change[]): Change[] {
  if (!holds('events/only-the-top-is-deleted')) return changes
  return changes.filter(
    ({ kind, record }) => !record.removed || kind === 'DELETE'
  )
}

/** Figma: of what came at once only the highest parent is told. */
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

/** Whether a page hears of the change. */
export function isOn({ record, page }: Change, heard: NodeRecord): boolean {
  if (!holds('events/pages-hear-their-own')) return true
  return (record.removed ? page : pageOf(record)) === heard
}

/** Those of all changes that are news. */
export function toldChanges(all: Change[]): Change[] {
  return withoutInner(withoutLost(all))
}
