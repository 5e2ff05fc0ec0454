import { checkArray } from './checks/check.ts'
import { checkChoice, checkPropRange } from './checks/prop-limits.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { type Handle, editable, live } from './handles/handle.ts'
import {
  clearVertices,
  valueOfVertices
} from '../model/shapes/vertex-values.ts'
import { setProp } from '../model/edits/history.ts'
import { mixed } from '../model/record/mixed.ts'
import { rangeOf } from './checks/range-of.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { relayout } from '../model/layout/resize.ts'
import {
  type StrokeSide,
  setStrokeWeight,
  setStrokeWeightOf,
  strokeSides,
  strokeWeightOf
} from '../model/layout/stroke-weight.ts'

type Mixed = typeof mixed

const largest = 1e6

function weightOf(record: NodeRecord): number | Mixed {
  const [first = 0, ...others] = strokeSides.map(side =>
    strokeWeightOf(record, side)
  )
  const same = others.every(weight => weight === first)
  return same || !holds('shapes/different-sides-are-mixed') ? first : mixed
}

const checkDrawn = rangeOf(holds('shapes/strokes-that-can-be-drawn'))

/** How strokes are drawn. */
export const strokeShapeMembers = members({
  get strokeWeight(): number | Mixed {
    return weightOf(live(this, 'get_strokeWeight'))
  },
  set strokeWeight(value: number) {
    const op = 'set_strokeWeight'
    const record = editable(this, op)
    const weight = checkPropRange(op, 'strokeWeight', value)
    setStrokeWeight(record, weight)
    relayout(record)
  },
  get strokeAlign() {
    return live(this, 'get_strokeAlign').props.strokeAlign
  },
  set strokeAlign(value: 'CENTER' | 'INSIDE' | 'OUTSIDE') {
    const op = 'set_strokeAlign'
    const record = editable(this, op)
    setProp(record, 'strokeAlign', checkChoice(op, 'strokeAlign', value))
    relayout(record)
  },
  get strokeJoin(): StrokeJoin | Mixed {
    const record = live(this, 'get_strokeJoin')
    return valueOfVertices(record, 'strokeJoin', record.props.strokeJoin)
  },
  set strokeJoin(value: StrokeJoin) {
    const op = 'set_strokeJoin'
    const record = editable(this, op)
    setProp(record, 'strokeJoin', checkChoice(op, 'strokeJoin', value))
    clearVertices(record, 'strokeJoin')
  },
  get dashPattern() {
    return fresh(live(this, 'get_dashPattern').props.dashPattern)
  },
  set dashPattern(value: readonly number[]) {
    const op = 'set_dashPattern'
    const dashes = checkArray(op, 'dashPattern', value)
    const checked = dashes.map((dash, i) =>
      checkDrawn(op, `dashPattern[${i}]`, dash, 0, largest)
    )
    const record = editable(this, op)
    setProp(record, 'dashPattern', Object.freeze(checked))
  }
})

export const strokeEndMembers = members({
  get strokeCap(): StrokeCap | Mixed {
    const record = live(this, 'get_strokeCap')
    return valueOfVertices(record, 'strokeCap', record.props.strokeCap)
  },
  set strokeCap(value: StrokeCap) {
    const op = 'set_strokeCap'
    const record = editable(this, op)
    setProp(record, 'strokeCap', checkChoice(op, 'strokeCap', value))
    clearVertices(record, 'strokeCap')
  },
  get strokeMiterLimit() {
    return live(this, 'get_strokeMiterLimit').props.strokeMiterLimit
  },
  set strokeMiterLimit(value: number) {
    const op = 'set_strokeMiterLimit'
    const record = editable(this, op)
    // Figma: this is what SVG calls the miter limit.
    const limit = checkPropRange(op, 'strokeMiterLimit', value, checkDrawn)
    setProp(record, 'strokeMiterLimit', limit)
  }
})

function setSide(handle: Handle, side: StrokeSide, value: unknown): void {
  const name = `stroke${side}Weight` as const
  const op = `set_${name}`
  const record = editable(handle, op)
  const weight = checkPropRange(op, name, value)
  setStrokeWeightOf(record, side, weight)
  relayout(record)
}

function getSide(handle: Handle, side: StrokeSide): number {
  return strokeWeightOf(live(handle, `get_stroke${side}Weight`), side)
}

/** Rectangles and frames have a weight for each side. */
export const strokeSideMembers = members({
  get strokeTopWeight() {
    return getSide(this, 'Top')
  },
  set strokeTopWeight(value: number) {
    setSide(this, 'Top', value)
  },
  get strokeBottomWeight() {
    return getSide(this, 'Bottom')
  },
  set strokeBottomWeight(value: number) {
    setSide(this, 'Bottom', value)
  },
  get strokeLeftWeight() {
    return getSide(this, 'Left')
  },
  set strokeLeftWeight(value: number) {
    setSide(this, 'Left', value)
  },
  get strokeRightWeight() {
    return getSide(this, 'Right')
  },
  set strokeRightWeight(value: number) {
    setSide(this, 'Right', value)
  }
})
