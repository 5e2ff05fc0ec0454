import { checkObject, checkString } from './checks/check.ts'
import { holds } from '../rules/rules.ts'
import { store } from '../model/record/document-store.ts'
import { members } from './handles/define-node.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import {
  annotatable,
  editable,
  handleOf,
  live,
  recordOf,
  sessionOf
} from './handles/handle.ts'
import { assertDesignEditor } from './handles/assert-design-editor.ts'
import { setProp } from '../model/edits/history.ts'
import { isAsset } from '../model/record/is-asset.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { isSublayer, removeRecord } from '../model/tree/tree.ts'

const keepsGrid = holds('canvas-grid/there-is-one-grid')
const maxDescription = 1000

function checkRelaunch(op: string, value: unknown): Record<string, string> {
  const data = checkObject(op, 'data', value)
  const out: Record<string, string> = {}
  for (const command of Object.keys(data)) {
    const text = checkString(op, command, data[command])
    const isLong = text.length > maxDescription
    if (isLong && holds('plugin-data/relaunch-text-of-1000')) {
      throw new Error(
        `in ${op}: The description of "${command}" is longer than ${maxDescription} characters`
      )
    }
    out[command] = text
  }
  return freezeDeep(out)
}

/** The outermost frame that a layer lies in. */
function topLevelFrame(record: NodeRecord): NodeRecord | null {
  let found: NodeRecord | null = null
  for (let at = record.parent; at; at = at.parent) {
    if (at.type === 'FRAME') found = at
  }
  return found
}

function notRemovable(): Error {
  return new Error('in remove: Removing this node is not allowed')
}

/** Members of every node. */
export const baseMembers = members({
  get id() {
    return recordOf(this).id
  },
  get type() {
    return recordOf(this).type
  },
  get removed() {
    return recordOf(this).removed
  },
  get isAsset() {
    return isAsset(live(this, 'get_isAsset'))
  },
  get name() {
    return live(this, 'get_name').props.name
  },
  set name(value: string) {
    const record = editable(this, 'set_name')
    setProp(record, 'name', checkString('set_name', 'name', value))
    const isText = record.type === 'TEXT'
    if (isText && holds('text/renaming-ends-auto-rename')) {
      setProp(record, 'autoRename', false)
    }
  },
  get parent() {
    const { parent } = live(this, 'get_parent')
    // Figma: what is from a library has no parent here.
    const remote = parent !== null && parent.type === 'LIBRARY'
    const outside = remote && holds('libraries/components-have-no-parent')
    return outside || !parent ? null : handleOf(sessionOf(this), parent)
  },
  getTopLevelFrame() {
    const op = 'getTopLevelFrame'
    const session = sessionOf(this)
    assertDesignEditor(session, op)
    const frame = topLevelFrame(live(this, op))
    return frame ? handleOf(session, frame) : undefined
  },
  remove() {
    const record = editable(this, 'remove')
    const isOnScreen = record === store.currentPage
    if (record.type === 'DOCUMENT' || isOnScreen) {
      if (holds('tree/document-and-current-page-stay')) throw notRemovable()
    }
    if (record.type === 'SLIDE_GRID' && keepsGrid) throw notRemovable()
    if (isSublayer(record) && holds('instances/layers-stay')) {
      throw notRemovable()
    }
    removeRecord(record)
  },
  toString() {
    const { type, props } = recordOf(this)
    return `[object ${type} "${props.name}"]`
  },
  setRelaunchData(data: Record<string, string>) {
    const op = 'setRelaunchData'
    const record = annotatable(this, op)
    const session = sessionOf(this)
    const { pluginId } = session
    if (record.type === 'PAGE' || record.type === 'DOCUMENT') {
      assertDesignEditor(session, op)
    }
    const before = holds('plugin-data/relaunch-replaces-all')
      ? {}
      : record.props.relaunchData[pluginId]
    const checked = Object.freeze(
      Object.assign({}, before, checkRelaunch(op, data))
    )
    const all: Record<string, typeof checked> = Object.assign(
      {},
      record.props.relaunchData
    )
    if (Object.keys(checked).length > 0) all[pluginId] = checked
    else delete all[pluginId]
    setProp(record, 'relaunchData', Object.freeze(all))
  },
  getRelaunchData() {
    const { relaunchData } = live(this, 'getRelaunchData').props
    return Object.assign({}, relaunchData[sessionOf(this).pluginId])
  }
})
