import { holds } from '../../rules/rules.ts'
import { isAutoLayout, isFilled } from './auto-layout.ts'
import { setProp } from '../edits/history.ts'
import { type Axis, mainAxisOf, sideOf } from './layout-axes.ts'
import { sideAlong } from './layout-item.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { fitText } from './fit-text.ts'

export type Sizing = 'FIXED' | 'HUG' | 'FILL'

const refuses = holds('layout/sizing-where-it-applies')

function ownMode(
  record: NodeRecord,
  axis: Axis
): 'primaryAxisSizingMode' | 'counterAxisSizingMode' {
  const isMain = axis === mainAxisOf(record)
  return isMain ? 'primaryAxisSizingMode' : 'counterAxisSizingMode'
}

function textHugs(record: NodeRecord, axis: Axis): boolean {
  const { textAutoResize } = record.props
  if (textAutoResize === 'WIDTH_AND_HEIGHT') return true
  return textAutoResize === 'HEIGHT' && axis === 'y'
}

/** How auto layout finds the size of a layer in one direction. */
export function sizingOf(record: NodeRecord, axis: Axis): Sizing {
  if (isFilled(record, axis)) return 'FILL'
  if (record.type === 'TEXT') return textHugs(record, axis) ? 'HUG' : 'FIXED'
  if (!isAutoLayout(record)) return 'FIXED'
  return record.props[ownMode(record, axis)] === 'AUTO' ? 'HUG' : 'FIXED'
}

function assertSizing(op: string, record: NodeRecord, sizing: Sizing): void {
  const inside = isAutoLayout(record.parent)
  const own = isAutoLayout(record)
  const isText = record.type === 'TEXT'
  if (sizing === 'FIXED' || !refuses) return
  if (!inside && !own && !(isText && sizing === 'HUG')) {
    throw new Error(
      `in ${op}: node must be an auto-layout frame or a child of an auto-layout frame`
    )
  }
  if (sizing === 'HUG' && !own && !isText) {
    throw new Error(
      `in ${op}: HUG can only be set on auto-layout frames or text children of auto-layout frames`
    )
  }
  if (sizing === 'FILL' && !inside) {
    throw new Error(
      `in ${op}: FILL can only be set on children of auto-layout frames`
    )
  }
  if (sizing === 'FILL' && record.props.layoutPositioning === 'ABSOLUTE') {
    throw new Error(
      `in ${op}: FILL cannot be set on absolute positioned auto-layout children`
    )
  }
}

function setFilling(record: NodeRecord, axis: Axis, fills: boolean): void {
  const { parent } = record
  if (!parent || !isAutoLayout(parent)) return
  if (sideOf(axis) === sideAlong(record, mainAxisOf(parent))) {
    setProp(record, 'layoutGrow', fills ? 1 : 0)
  } else {
    setProp(record, 'layoutAlign', fills ? 'STRETCH' : 'INHERIT')
  }
}

function setTextSizing(record: NodeRecord, axis: Axis, sizing: Sizing): void {
  const { textAutoResize } = record.props
  const hugs = sizing === 'HUG'
  if (axis === 'x') {
    if (hugs) setProp(record, 'textAutoResize', 'WIDTH_AND_HEIGHT')
    else if (textAutoResize === 'WIDTH_AND_HEIGHT') {
      setProp(record, 'textAutoResize', 'HEIGHT')
    }
  } else if (!hugs) setProp(record, 'textAutoResize', 'NONE')
  else if (textAutoResize === 'NONE') {
    setProp(record, 'textAutoResize', 'HEIGHT')
  }
  fitText(record)
}

/** Sets grow, align and sizing modes as the one field in Figma does. */
export function setSizing(
  op: string,
  record: NodeRecord,
  axis: Axis,
  sizing: Sizing
): void {
  assertSizing(op, record, sizing)
  setFilling(record, axis, sizing === 'FILL')
  if (record.type === 'TEXT') setTextSizing(record, axis, sizing)
  else if (isAutoLayout(record)) {
    setProp(record, ownMode(record, axis), sizing === 'HUG' ? 'AUTO' : 'FIXED')
  }
}
