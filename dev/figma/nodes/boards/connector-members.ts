import { placeConnector } from '../../model/shapes/connector.ts'
import { setProp } from '../../model/edits/history.ts'
import { checkEndpoint } from '../checks/check-connector.ts'
import { members } from '../handles/define-node.ts'
import { type Handle, editable, live } from '../handles/handle.ts'
import { type Choice, checkChoice } from '../checks/prop-limits.ts'

type Side = 'connectorStart' | 'connectorEnd'
type Cap = 'connectorStartStrokeCap' | 'connectorEndStrokeCap'

function writeEnd(handle: Handle, key: Side, value: unknown): void {
  const op = `set_${key}`
  const end = checkEndpoint(op, key, value)
  const record = editable(handle, op)
  setProp(record, key, end)
  placeConnector(record)
}

function writeCap(handle: Handle, key: Cap, value: unknown): void {
  const op = `set_${key}`
  setProp(editable(handle, op), key, checkChoice(op, key, value))
}

/** The line between two layers of a board. */
export const connectorMembers = members({
  get cornerRadius() {
    return live(this, 'get_cornerRadius').props.topLeftRadius
  },
  get connectorLineType() {
    return live(this, 'get_connectorLineType').props.connectorLineType
  },
  set connectorLineType(value: Choice<'connectorLineType'>) {
    const op = 'set_connectorLineType'
    const kind = checkChoice(op, 'connectorLineType', value)
    setProp(editable(this, op), 'connectorLineType', kind)
  },
  get connectorStart() {
    return live(this, 'get_connectorStart').props.connectorStart
  },
  set connectorStart(value: ConnectorEndpoint) {
    writeEnd(this, 'connectorStart', value)
  },
  get connectorEnd() {
    return live(this, 'get_connectorEnd').props.connectorEnd
  },
  set connectorEnd(value: ConnectorEndpoint) {
    writeEnd(this, 'connectorEnd', value)
  },
  get connectorStartStrokeCap() {
    return live(this, 'get_connectorStartStrokeCap').props
      .connectorStartStrokeCap
  },
  set connectorStartStrokeCap(value: ConnectorStrokeCap) {
    writeCap(this, 'connectorStartStrokeCap', value)
  },
  get connectorEndStrokeCap() {
    return live(this, 'get_connectorEndStrokeCap').props.connectorEndStrokeCap
  },
  set connectorEndStrokeCap(value: ConnectorStrokeCap) {
    writeCap(this, 'connectorEndStrokeCap', value)
  }
})
