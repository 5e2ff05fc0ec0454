import { checkBoolean, checkNumber, checkOneOf } from './checks/check.ts'
import {
  type Choice,
  checkChoice,
  checkPropRange,
  propChoices
} from './checks/prop-limits.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { isFilled } from '../model/layout/auto-layout.ts'
import { mainAxisOf } from '../model/layout/layout-axes.ts'
import { type Handle, editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import type { LayoutProps } from '../model/record/layout-props.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { relayout } from '../model/layout/resize.ts'

const modes = [...propChoices.layoutMode, 'GRID'] as const

const fixesFilled = holds('layout/what-fills-does-not-hug')

type Read<K extends keyof LayoutProps> = (
  op: string,
  record: NodeRecord
) => LayoutProps[K]

/** Writes a property that a layout depends on, and lays out again. */
export function setLayout<K extends keyof LayoutProps>(
  handle: Handle,
  name: K,
  read: Read<K>
): void {
  const op = `set_${name}`
  const record = editable(handle, op)
  setProp<keyof LayoutProps>(record, name, read(op, record))
  relayout(record)
}

type Padding = 'paddingLeft' | 'paddingRight' | 'paddingTop' | 'paddingBottom'

function setPadding(handle: Handle, side: Padding, value: unknown): void {
  setLayout(handle, side, op => checkPropRange(op, side, value))
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

/** The facts that a detached instance keeps about its component. */
export const detachedMembers = members({
  get detachedInfo() {
    return live(this, 'get_detachedInfo').props.detachedInfo
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

function readCrossAlign(
  op: string,
  record: NodeRecord,
  value: unknown
): Choice<'counterAxisAlignItems'> {
  const align = checkChoice(op, 'counterAxisAlignItems', value)
  const across = record.props.layoutMode === 'HORIZONTAL'
  if (align === 'BASELINE' && !across && holds('layout/baseline-in-rows')) {
    throw new Error(
      `in ${op}: BASELINE can only be set on horizontal auto-layout frames`
    )
  }
  return align
}

/** Figma: what fills its parent is never as large as its content. */
function modeOf(
  record: NodeRecord,
  name: 'primaryAxisSizingMode' | 'counterAxisSizingMode'
): 'FIXED' | 'AUTO' {
  const isMain = name === 'primaryAxisSizingMode'
  const axis = isMain === (mainAxisOf(record) === 'x') ? 'x' : 'y'
  return isFilled(record, axis) && fixesFilled ? 'FIXED' : record.props[name]
}

/** Auto layout in a line; grid is not emulated. */
export const autoLayoutMembers = members({
  get layoutMode() {
    return live(this, 'get_layoutMode').props.layoutMode
  },
  set layoutMode(value: 'NONE' | 'HORIZONTAL' | 'VERTICAL') {
    const op = 'set_layoutMode'
    const record = editable(this, op)
    const mode = checkOneOf(op, 'layoutMode', value, modes)
    if (mode === 'GRID') {
      const others = 'HORIZONTAL and VERTICAL are'
      throw new Error(`not emulated: layoutMode GRID (${others})`)
    }
    const { counterAxisAlignItems } = record.props
    if (mode !== 'HORIZONTAL' && counterAxisAlignItems === 'BASELINE') {
      setProp(record, 'counterAxisAlignItems', 'MIN')
    }
    if (mode === 'NONE') setProp(record, 'layoutWrap', 'NO_WRAP')
    setProp(record, 'layoutMode', mode)
    relayout(record)
  },
  get itemSpacing() {
    return live(this, 'get_itemSpacing').props.itemSpacing
  },
  set itemSpacing(value: number) {
    setLayout(this, 'itemSpacing', op => checkNumber(op, 'itemSpacing', value))
  },
  get primaryAxisSizingMode() {
    return modeOf(
      live(this, 'get_primaryAxisSizingMode'),
      'primaryAxisSizingMode'
    )
  },
  set primaryAxisSizingMode(value: 'FIXED' | 'AUTO') {
    const name = 'primaryAxisSizingMode'
    setLayout(this, name, op => checkChoice(op, name, value))
  },
  get counterAxisSizingMode() {
    return modeOf(
      live(this, 'get_counterAxisSizingMode'),
      'counterAxisSizingMode'
    )
  },
  set counterAxisSizingMode(value: 'FIXED' | 'AUTO') {
    const name = 'counterAxisSizingMode'
    setLayout(this, name, op => checkChoice(op, name, value))
  },
  get primaryAxisAlignItems() {
    return live(this, 'get_primaryAxisAlignItems').props.primaryAxisAlignItems
  },
  set primaryAxisAlignItems(value: Choice<'primaryAxisAlignItems'>) {
    const name = 'primaryAxisAlignItems'
    setLayout(this, name, op => checkChoice(op, name, value))
  },
  get counterAxisAlignItems() {
    return live(this, 'get_counterAxisAlignItems').props.counterAxisAlignItems
  },
  set counterAxisAlignItems(value: Choice<'counterAxisAlignItems'>) {
    const name = 'counterAxisAlignItems'
    setLayout(this, name, (op, record) => readCrossAlign(op, record, value))
  },
  get strokesIncludedInLayout() {
    const op = 'get_strokesIncludedInLayout'
    return live(this, op).props.strokesIncludedInLayout
  },
  set strokesIncludedInLayout(value: boolean) {
    const name = 'strokesIncludedInLayout'
    setLayout(this, name, op => checkBoolean(op, name, value))
  },
  get itemReverseZIndex() {
    return live(this, 'get_itemReverseZIndex').props.itemReverseZIndex
  },
  set itemReverseZIndex(value: boolean) {
    const name = 'itemReverseZIndex'
    setLayout(this, name, op => checkBoolean(op, name, value))
  }
})
