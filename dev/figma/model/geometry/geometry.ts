import type { Rect } from '../../shared/rect.ts'
import {
  type Matrix,
  multiply,
  boxAround,
  identity
} from '../../shared/matrix.ts'
import { holds } from '../../rules/rules.ts'
import type { NodeRecord } from '../record/node-record.ts'

const skipsGroups = holds('geometry/positions-skip-groups')

/** Whether its box follows from its content. */
export function isGroup(record: NodeRecord): boolean {
  return record.type === 'GROUP' || record.type === 'BOOLEAN_OPERATION'
}

/** Whether it is visible with all that it lies in. */
export function isShown(record: NodeRecord): boolean {
  for (let at: NodeRecord | null = record; at; at = at.parent) {
    if (!at.props.visible) return false
  }
  return true
}

const endsWithMasks = holds('geometry/groups-end-with-their-mask')

/** Figma: what a mask shows reaches no farther than the mask itself. */
export function withoutMasked(layers: NodeRecord[]): NodeRecord[] {
  const isMask = ({ props }: NodeRecord): boolean =>
    props.isMask && props.visible
  const first = layers.findIndex(isMask)
  if (first < 0 || !endsWithMasks) return layers
  return layers.filter((layer, i) => i <= first || isMask(layer))
}

/** Figma: positions are relative to the nearest ancestor that is no group. */
export function containerOf(record: NodeRecord): NodeRecord | null {
  let parent = record.parent
  if (!skipsGroups) return parent
  while (parent && isGroup(parent)) parent = parent.parent
  return parent
}

function isCanvas(record: NodeRecord): boolean {
  return record.type === 'PAGE' || record.type === 'DOCUMENT'
}

/** The transform from the node's own axes to those of the page. */
export function absoluteMatrix(record: NodeRecord): Matrix {
  if (isCanvas(record)) return identity
  const container = containerOf(record)
  return container
    ? multiply(absoluteMatrix(container), record.props.matrix)
    : record.props.matrix
}

/** The upright box around it on the page. */
export function absoluteBox(record: NodeRecord): Rect {
  const { width, height } = record.props
  return boxAround(absoluteMatrix(record), width, height)
}
