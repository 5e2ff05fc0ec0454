import { checkString } from './check.ts'
import { checkPaints } from './check-paint.ts'
import { members } from './define-node.ts'
import { store } from '../model/document-store.ts'
import {
  type Handle,
  editable,
  handleOf,
  live,
  recordOf,
  refuseDynamic,
  sessionOf
} from './handle.ts'
import { detach, setProp } from '../model/history.ts'
import type { NodeRecord } from '../model/node-record.ts'

interface Consumer {
  record: NodeRecord
  fields: string[]
}

function consumersOf(style: NodeRecord): Consumer[] {
  const found: Consumer[] = []
  function walk(record: NodeRecord): void {
    const fields: string[] = []
    if (record.props.fillStyleId === style.id) fields.push('fillStyleId')
    if (record.props.strokeStyleId === style.id) fields.push('strokeStyleId')
    if (fields.length > 0) found.push({ record, fields })
    for (const child of record.children || []) walk(child)
  }
  walk(store.root)
  return found
}

function consumers(handle: Handle, op: string): unknown[] {
  const style = live(handle, op)
  return consumersOf(style).map(({ record, fields }) => ({
    node: handleOf(sessionOf(handle), record),
    fields
  }))
}

/** Layers that use a style show its paints. */
function spread(style: NodeRecord): void {
  for (const { record, fields } of consumersOf(style)) {
    if (fields.includes('fillStyleId')) {
      setProp(record, 'fills', style.props.paints)
    }
    if (fields.includes('strokeStyleId')) {
      setProp(record, 'strokes', style.props.paints)
    }
  }
}

export const paintStyleMembers = members({
  get id() {
    return recordOf(this).id
  },
  get type() {
    return 'PAINT'
  },
  get removed() {
    return recordOf(this).removed
  },
  get key() {
    return live(this, 'get_key').id.slice(2, -1)
  },
  get remote() {
    live(this, 'get_remote')
    return false
  },
  get name() {
    return live(this, 'get_name').props.name
  },
  set name(value: string) {
    const record = editable(this, 'set_name')
    setProp(record, 'name', checkString('set_name', 'name', value))
  },
  get description() {
    return live(this, 'get_description').props.description
  },
  set description(value: string) {
    const op = 'set_description'
    const record = editable(this, op)
    setProp(record, 'description', checkString(op, 'description', value))
  },
  get paints() {
    return live(this, 'get_paints').props.paints
  },
  set paints(value: readonly Paint[]) {
    const record = editable(this, 'set_paints')
    setProp(record, 'paints', checkPaints('set_paints', 'paints', value))
    spread(record)
  },
  get consumers() {
    refuseDynamic(sessionOf(this), 'get_consumers', 'getStyleConsumersAsync')
    return consumers(this, 'get_consumers')
  },
  async getStyleConsumersAsync() {
    return consumers(this, 'getStyleConsumersAsync')
  },
  remove() {
    const record = editable(this, 'remove')
    for (const { record: user } of consumersOf(record)) {
      if (user.props.fillStyleId === record.id) setProp(user, 'fillStyleId', '')
      if (user.props.strokeStyleId === record.id) {
        setProp(user, 'strokeStyleId', '')
      }
    }
    detach(record, false)
  }
})
