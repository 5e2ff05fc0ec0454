import {
  checkArray,
  checkNumber,
  checkOneOf,
  checkRange,
  checkString
} from './check.ts'
import { checkPaints } from './check-paint.ts'
import { members } from './define-node.ts'
import { findStyle } from '../model/document-store.ts'
import {
  type Handle,
  editable,
  live,
  refuseDynamic,
  sessionOf
} from './handle.ts'
import { setProp } from '../model/history.ts'

type Area = 'fill' | 'stroke'

function useStyle(handle: Handle, op: string, area: Area, id: unknown): void {
  const record = editable(handle, op)
  const styleId = checkString(op, 'styleId', id)
  const style = styleId === '' ? null : findStyle(styleId)
  if (styleId !== '' && !style) {
    throw new Error(`in ${op}: Could not find style with id "${styleId}"`)
  }
  setProp(record, area === 'fill' ? 'fillStyleId' : 'strokeStyleId', styleId)
  if (!style) return
  setProp(record, area === 'fill' ? 'fills' : 'strokes', style.props.paints)
}

function setPaints(
  handle: Handle,
  op: string,
  area: Area,
  value: unknown
): void {
  const record = editable(handle, op)
  const prop = area === 'fill' ? 'fills' : 'strokes'
  setProp(record, prop, checkPaints(op, prop, value))
  setProp(record, area === 'fill' ? 'fillStyleId' : 'strokeStyleId', '')
}

/** Fills, with the style they may come from. */
export const fillMembers = members({
  get fills() {
    return live(this, 'get_fills').props.fills
  },
  set fills(value: readonly Paint[]) {
    setPaints(this, 'set_fills', 'fill', value)
  },
  async setFillsAsync(value: readonly Paint[]) {
    setPaints(this, 'setFillsAsync', 'fill', value)
  },
  get fillStyleId() {
    return live(this, 'get_fillStyleId').props.fillStyleId
  },
  set fillStyleId(value: string) {
    const op = 'set_fillStyleId'
    refuseDynamic(sessionOf(this), op, 'setFillStyleIdAsync')
    useStyle(this, op, 'fill', value)
  },
  async setFillStyleIdAsync(id: string) {
    useStyle(this, 'setFillStyleIdAsync', 'fill', id)
  }
})

const aligns = ['CENTER', 'INSIDE', 'OUTSIDE'] as const
const joins = ['MITER', 'BEVEL', 'ROUND'] as const

export const strokeMembers = members({
  get strokes() {
    return live(this, 'get_strokes').props.strokes
  },
  set strokes(value: readonly Paint[]) {
    setPaints(this, 'set_strokes', 'stroke', value)
  },
  async setStrokesAsync(value: readonly Paint[]) {
    setPaints(this, 'setStrokesAsync', 'stroke', value)
  },
  get strokeStyleId() {
    return live(this, 'get_strokeStyleId').props.strokeStyleId
  },
  set strokeStyleId(value: string) {
    const op = 'set_strokeStyleId'
    refuseDynamic(sessionOf(this), op, 'setStrokeStyleIdAsync')
    useStyle(this, op, 'stroke', value)
  },
  async setStrokeStyleIdAsync(id: string) {
    useStyle(this, 'setStrokeStyleIdAsync', 'stroke', id)
  },
  get strokeWeight() {
    return live(this, 'get_strokeWeight').props.strokeWeight
  },
  set strokeWeight(value: number) {
    const record = editable(this, 'set_strokeWeight')
    const weight = checkRange('set_strokeWeight', 'strokeWeight', value, 0, 1e6)
    setProp(record, 'strokeWeight', weight)
  },
  get strokeAlign() {
    return live(this, 'get_strokeAlign').props.strokeAlign
  },
  set strokeAlign(value: 'CENTER' | 'INSIDE' | 'OUTSIDE') {
    const op = 'set_strokeAlign'
    const record = editable(this, op)
    setProp(record, 'strokeAlign', checkOneOf(op, 'strokeAlign', value, aligns))
  },
  get strokeJoin() {
    return live(this, 'get_strokeJoin').props.strokeJoin
  },
  set strokeJoin(value: StrokeJoin) {
    const op = 'set_strokeJoin'
    const record = editable(this, op)
    setProp(record, 'strokeJoin', checkOneOf(op, 'strokeJoin', value, joins))
  },
  get dashPattern() {
    return live(this, 'get_dashPattern').props.dashPattern
  },
  set dashPattern(value: readonly number[]) {
    const op = 'set_dashPattern'
    const record = editable(this, op)
    const dashes = checkArray(op, 'dashPattern', value)
    const checked = dashes.map(dash => checkNumber(op, 'dashPattern', dash))
    setProp(record, 'dashPattern', Object.freeze(checked))
  }
})
