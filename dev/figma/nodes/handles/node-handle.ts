import { holds } from '../../rules/rules.ts'
import { isHiddenLayer } from '../../model/tree/hidden-layers.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { isStyle } from '../../model/record/style-types.ts'

const checksRemoved = holds('tree/removed-handles-throw')
const checksOpen = holds('close-plugin/api-is-closed')

// Looked up once: there is a handle for every node that a plugin finds.
const { defineProperty: define, preventExtensions } = Object

/** Figma: the one member that a node has of its own. */
const own: PropertyDescriptor = Object.assign(Object.create(null), {
  get(this: Handle) {
    return Handle.recordOf(this).id
  },
  set() {
    throw new TypeError('no setter for property')
  },
  enumerable: true
})

function missingNodeError(op: string, record: NodeRecord): Error {
  const kind = isStyle(record) ? 'style' : 'node'
  return new Error(
    `in ${op}: The ${kind} with id "${record.id}" does not exist`
  )
}

/** Figma: as if the layer were removed. */
function missingSublayerError(op: string, record: NodeRecord): Error {
  return new Error(
    `in ${op}: The node (instance sublayer or table cell) with id "${record.id}" does not exist`
  )
}

/** Throws after the plugin was closed. */
export function assertOpen(session: Session, op: string): void {
  if (session.open || !checksOpen) return
  throw new Error(`in ${op}: The plugin was closed, the API is not available`)
}

/**
 * What a plugin holds; its members come from its type's prototype. The plugin
 * finds nothing of ours on it.
 */
export class Handle {
  readonly #record: NodeRecord
  readonly #session: Session
  constructor(record: NodeRecord, session: Session) {
    this.#record = record
    this.#session = session
    define(this, 'id', own)
    preventExtensions(this)
  }

  static readonly is = (value: unknown): value is Handle =>
    typeof value === 'object' && value !== null && #record in value

  static readonly recordOf = (handle: Handle): NodeRecord => handle.#record

  static readonly sessionOf = (handle: Handle): Session => handle.#session

  static readonly live = (handle: Handle, op: string): NodeRecord => {
    const record = handle.#record
    if (record.removed && checksRemoved) throw missingNodeError(op, record)
    const session = handle.#session
    if (!session.open) assertOpen(session, op)
    if (session.skipsInvisible && isHiddenLayer(record)) {
      throw missingSublayerError(op, record)
    }
    return record
  }
}
