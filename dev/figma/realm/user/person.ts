import { findNode } from '../../model/record/document-store.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { type Session, newSession } from '../../model/record/session.ts'
import { isSublayer } from '../../model/tree/tree.ts'
import { type Handle, handleOf } from '../../nodes/handles/handle.ts'
import { holds } from '../../rules/rules.ts'

/** The session of the person at this document. */
export const person: Session = newSession('person')

/** Throws where there is no such layer, page or document. */
export function findLayer(id: string): NodeRecord {
  const record = findNode(id)
  if (!record) throw new Error(`There is no layer with id "${id}"`)
  return record
}

export function findLayers(ids: string[]): NodeRecord[] {
  return ids.map(findLayer)
}

/** Throws for layers inside an instance, which follow their component. */
export function assertFree(record: NodeRecord): void {
  if (!isSublayer(record)) return
  if (!holds('user-actions/instance-layers-stay')) return
  throw new Error(
    `"${record.props.name}" is inside an instance: ` +
      'only its main component can move, add or remove it'
  )
}

/** Throws for a file's grid, which can be neither copied nor deleted. */
export function assertNoGrid({ type }: NodeRecord, done: string): void {
  if (type === 'SLIDE_GRID') {
    throw new Error(`The grid of the file cannot be ${done}`)
  }
}

/** Members of every layer. */
interface Sized {
  readonly width: number
  readonly height: number
  resize(width: number, height: number): void
}

/** The layer as a plugin would see it, with the members of its type. */
export function layerHandle(
  record: NodeRecord
): Handle & Sized & Record<string, unknown> {
  const handle: unknown = handleOf(person, record)
  return handle as Handle & Sized & Record<string, unknown> // its members
}
