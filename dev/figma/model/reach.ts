import type { Rect } from '../shared/host.ts'
import {
  backgroundBlur,
  blurMargin,
  effectMargin,
  strokeMargin,
  textBox
} from '../shared/layer-margins.ts'
import { transformBox } from '../shared/matrix.ts'
import { around, grown } from '../shared/rect.ts'
import { contentBox } from './blocks.ts'
import { isGroup } from './geometry.ts'
import type { NodeRecord } from './node-record.ts'
import { textLines } from './text-lines.ts'

let farthest = 0

/**
 * How far from a layer another one may look otherwise because of it: the
 * farthest that any layer which was measured blurs what lies below.
 */
export function backdropReach(): number {
  return farthest
}

/**
 * The box within which a layer and all below it may leave a mark, in the axes
 * that the layer is placed in. Remembered until something in it changes; what
 * a layer clips is not even looked at.
 */
export function reachOf(record: NodeRecord): Rect {
  if (!record.reach) record.reach = measure(record)
  return record.reach
}

function measure(record: NodeRecord): Rect {
  const { props, children } = record
  const { effects, matrix } = props
  if (effects.length > 0) {
    farthest = Math.max(farthest, blurMargin(backgroundBlur(effects)))
  }
  const own = transformBox(matrix, grown(ownBox(record), marginOf(record)))
  const inner = children && !props.clipsContent ? contentBox(record) : null
  if (!inner) return own
  // Figma: what a group holds is placed relative to the group's container.
  const outer = isGroup(record) ? inner : transformBox(matrix, inner)
  return around(own, grown(outer, effectMargin(effects)))
}

function ownBox(record: NodeRecord): Rect {
  const { type, props } = record
  const { width, height } = props
  if (type !== 'TEXT') return { x: 0, y: 0, width, height }
  let size = props.fontSize
  for (const { fontSize = 0 } of props.ranges) size = Math.max(size, fontSize)
  // Any other text is as high as its lines, or ends where its box does.
  const isLoose = props.textAutoResize === 'NONE'
  return textBox(props, isLoose ? textLines(record) : [], size)
}

/** How far a layer's own look goes beyond its box. */
export function marginOf({ type, props }: NodeRecord): number {
  return strokeMargin(type, props) + effectMargin(props.effects)
}
