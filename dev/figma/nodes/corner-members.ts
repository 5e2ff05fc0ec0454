import { checkRange } from './checks/check.ts'
import { checkPropRange } from './checks/prop-limits.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { type Handle, editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'
import { mixed } from '../model/record/mixed.ts'
import {
  clearVertices,
  valueOfVertices
} from '../model/shapes/vertex-values.ts'

const corners = [
  'topLeftRadius',
  'topRightRadius',
  'bottomLeftRadius',
  'bottomRightRadius'
] as const

type Corner = (typeof corners)[number]

function setCorner(handle: Handle, corner: Corner, value: unknown): void {
  const op = `set_${corner}`
  const record = editable(handle, op)
  setProp(record, corner, checkPropRange(op, corner, value))
}

export const cornerMembers = members({
  get cornerRadius(): number | typeof mixed {
    const record = live(this, 'get_cornerRadius')
    const { props } = record
    const radius = props.topLeftRadius
    const same = corners.every(one => props[one] === radius)
    if (!same && holds('shapes/different-corners-are-mixed')) return mixed
    return valueOfVertices(record, 'cornerRadius', radius)
  },
  set cornerRadius(value: number | typeof mixed) {
    const record = editable(this, 'set_cornerRadius')
    const radius = checkRange('set_cornerRadius', 'cornerRadius', value, 0, 1e6)
    for (const corner of corners) setProp(record, corner, radius)
    clearVertices(record, 'cornerRadius')
  },
  get cornerSmoothing() {
    return live(this, 'get_cornerSmoothing').props.cornerSmoothing
  },
  set cornerSmoothing(value: number) {
    const op = 'set_cornerSmoothing'
    const record = editable(this, op)
    const smoothing = checkPropRange(op, 'cornerSmoothing', value)
    setProp(record, 'cornerSmoothing', smoothing)
  }
})

export const fourCornerMembers = members({
  get topLeftRadius() {
    return live(this, 'get_topLeftRadius').props.topLeftRadius
  },
  set topLeftRadius(value: number) {
    setCorner(this, 'topLeftRadius', value)
  },
  get topRightRadius() {
    return live(this, 'get_topRightRadius').props.topRightRadius
  },
  set topRightRadius(value: number) {
    setCorner(this, 'topRightRadius', value)
  },
  get bottomLeftRadius() {
    return live(this, 'get_bottomLeftRadius').props.bottomLeftRadius
  },
  set bottomLeftRadius(value: number) {
    setCorner(this, 'bottomLeftRadius', value)
  },
  get bottomRightRadius() {
    return live(this, 'get_bottomRightRadius').props.bottomRightRadius
  },
  set bottomRightRadius(value: number) {
    setCorner(this, 'bottomRightRadius', value)
  }
})
