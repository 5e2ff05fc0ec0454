import { arrange } from '../model/auto-layout.ts'
import { checkBoolean, checkNumber, checkOneOf, checkRange } from './check.ts'
import { members } from './define-node.ts'
import { type Handle, editable, live } from './handle.ts'
import { setProp } from '../model/history.ts'
import type { NodeRecord } from '../model/node-record.ts'
import { settleParents } from '../model/resize.ts'

const modes = ['NONE', 'HORIZONTAL', 'VERTICAL', 'GRID'] as const
const sizings = ['FIXED', 'AUTO'] as const
const mainAligns = ['MIN', 'MAX', 'CENTER', 'SPACE_BETWEEN'] as const
const crossAligns = ['MIN', 'MAX', 'CENTER'] as const
const paddings = [
  'paddingLeft',
  'paddingRight',
  'paddingTop',
  'paddingBottom'
] as const

function laidOut(record: NodeRecord): void {
  if (record.props.layoutMode !== 'NONE') arrange(record)
  settleParents(record)
}

function setPadding(
  handle: Handle,
  side: (typeof paddings)[number],
  value: unknown
): void {
  const record = editable(handle, `set_${side}`)
  setProp(record, side, checkRange(`set_${side}`, side, value, 0, 1e6))
  laidOut(record)
}

export const clipMembers = members({
  get clipsContent() {
    return live(this, 'get_clipsContent').props.clipsContent
  },
  set clipsContent(value: boolean) {
    const op = 'set_clipsContent'
    const record = editable(this, op)
    setProp(record, 'clipsContent', checkBoolean(op, 'clipsContent', value))
  }
})

export const paddingMembers = members({
  get paddingLeft() {
    return live(this, 'get_paddingLeft').props.paddingLeft
  },
  set paddingLeft(value: number) {
    setPadding(this, 'paddingLeft', value)
  },
  get paddingRight() {
    return live(this, 'get_paddingRight').props.paddingRight
  },
  set paddingRight(value: number) {
    setPadding(this, 'paddingRight', value)
  },
  get paddingTop() {
    return live(this, 'get_paddingTop').props.paddingTop
  },
  set paddingTop(value: number) {
    setPadding(this, 'paddingTop', value)
  },
  get paddingBottom() {
    return live(this, 'get_paddingBottom').props.paddingBottom
  },
  set paddingBottom(value: number) {
    setPadding(this, 'paddingBottom', value)
  }
})

/** One line of auto layout; wrap and grid are not emulated. */
export const autoLayoutMembers = members({
  get layoutMode() {
    return live(this, 'get_layoutMode').props.layoutMode
  },
  set layoutMode(value: 'NONE' | 'HORIZONTAL' | 'VERTICAL') {
    const op = 'set_layoutMode'
    const record = editable(this, op)
    const mode = checkOneOf(op, 'layoutMode', value, modes)
    if (mode === 'GRID') throw new Error('not emulated: layoutMode GRID')
    setProp(record, 'layoutMode', mode)
    laidOut(record)
  },
  get itemSpacing() {
    return live(this, 'get_itemSpacing').props.itemSpacing
  },
  set itemSpacing(value: number) {
    const record = editable(this, 'set_itemSpacing')
    const op = 'set_itemSpacing'
    setProp(record, 'itemSpacing', checkNumber(op, 'itemSpacing', value))
    laidOut(record)
  },
  get primaryAxisSizingMode() {
    return live(this, 'get_primaryAxisSizingMode').props.primaryAxisSizingMode
  },
  set primaryAxisSizingMode(value: 'FIXED' | 'AUTO') {
    const op = 'set_primaryAxisSizingMode'
    const record = editable(this, op)
    const mode = checkOneOf(op, 'primaryAxisSizingMode', value, sizings)
    setProp(record, 'primaryAxisSizingMode', mode)
    laidOut(record)
  },
  get counterAxisSizingMode() {
    return live(this, 'get_counterAxisSizingMode').props.counterAxisSizingMode
  },
  set counterAxisSizingMode(value: 'FIXED' | 'AUTO') {
    const op = 'set_counterAxisSizingMode'
    const record = editable(this, op)
    const mode = checkOneOf(op, 'counterAxisSizingMode', value, sizings)
    setProp(record, 'counterAxisSizingMode', mode)
    laidOut(record)
  },
  get primaryAxisAlignItems() {
    return live(this, 'get_primaryAxisAlignItems').props.primaryAxisAlignItems
  },
  set primaryAxisAlignItems(value: (typeof mainAligns)[number]) {
    const op = 'set_primaryAxisAlignItems'
    const record = editable(this, op)
    const align = checkOneOf(op, 'primaryAxisAlignItems', value, mainAligns)
    setProp(record, 'primaryAxisAlignItems', align)
    laidOut(record)
  },
  get counterAxisAlignItems() {
    return live(this, 'get_counterAxisAlignItems').props.counterAxisAlignItems
  },
  set counterAxisAlignItems(value: (typeof crossAligns)[number]) {
    const op = 'set_counterAxisAlignItems'
    const record = editable(this, op)
    const align = checkOneOf(op, 'counterAxisAlignItems', value, crossAligns)
    setProp(record, 'counterAxisAlignItems', align)
    laidOut(record)
  }
})

const childAligns = ['MIN', 'CENTER', 'MAX', 'STRETCH', 'INHERIT'] as const
const positionings = ['AUTO', 'ABSOLUTE'] as const

/** How a layer behaves inside an auto-layout frame. */
export const layoutChildMembers = members({
  get layoutAlign() {
    return live(this, 'get_layoutAlign').props.layoutAlign
  },
  set layoutAlign(value: (typeof childAligns)[number]) {
    const op = 'set_layoutAlign'
    const record = editable(this, op)
    const align = checkOneOf(op, 'layoutAlign', value, childAligns)
    setProp(record, 'layoutAlign', align)
    settleParents(record)
  },
  get layoutGrow() {
    return live(this, 'get_layoutGrow').props.layoutGrow
  },
  set layoutGrow(value: number) {
    const record = editable(this, 'set_layoutGrow')
    const grow = checkRange('set_layoutGrow', 'layoutGrow', value, 0, 1)
    setProp(record, 'layoutGrow', grow)
    settleParents(record)
  },
  get layoutPositioning() {
    return live(this, 'get_layoutPositioning').props.layoutPositioning
  },
  set layoutPositioning(value: 'AUTO' | 'ABSOLUTE') {
    const op = 'set_layoutPositioning'
    const record = editable(this, op)
    const mode = checkOneOf(op, 'layoutPositioning', value, positionings)
    const { parent } = record
    if (
      mode === 'ABSOLUTE' &&
      (!parent || parent.props.layoutMode === 'NONE')
    ) {
      throw new Error(
        `in ${op}: Can only set layoutPositioning = ABSOLUTE if the parent node has layoutMode !== NONE`
      )
    }
    setProp(record, 'layoutPositioning', mode)
    settleParents(record)
  }
})
