import type { Rect } from '../core/host.ts'
import { blocksOf, union } from './blocks.ts'
import { isGroup } from './geometry.ts'
import { boxAround } from '../core/matrix.ts'
import { around, grown } from '../core/rect.ts'
import type { NodeRecord, Props } from './node-record.ts'

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
  const margin = marginOf(record)
  const own = placed(props, -margin, -margin, props.width, props.height, margin)
  if (!children || props.clipsContent || children.length === 0) return own
  const inner = union(blocksOf(record))
  // Figma: what a group holds is placed relative to the group's container.
  const outer = isGroup(record) ? inner : throughMatrix(props, inner)
  const { effects } = props
  return around(
    own,
    effects.length > 0 ? grown(outer, effectsOf(props)) : outer
  )
}

function placed(
  props: Props,
  x: number,
  y: number,
  width: number,
  height: number,
  margin: number
): Rect {
  const box = {
    x,
    y,
    width: width + 2 * margin,
    height: height + 2 * margin
  }
  return throughMatrix(props, box)
}

/** The upright box around a layer's own box, where the layer is placed. */
export function throughMatrix({ matrix }: Props, box: Rect): Rect {
  // Not taken apart: the engine is slow at that, and layers are many.
  const top = matrix[0]
  const low = matrix[1]
  if (top[0] === 1 && low[1] === 1 && low[0] === 0 && top[1] === 0) {
    const { width, height } = box
    return { x: box.x + top[2], y: box.y + low[2], width, height }
  }
  const [[a, c, e], [b, d, f]] = matrix
  const x = a * box.x + c * box.y + e
  const y = b * box.x + d * box.y + f
  return boxAround(
    [
      [a, c, x],
      [b, d, y]
    ],
    box.width,
    box.height
  )
}

/** How far a layer's own look goes beyond its box. */
export function marginOf({ type, props }: NodeRecord): number {
  let margin = 0
  if (props.strokes.length > 0) {
    const pointed = type === 'LINE' || type === 'VECTOR' || type === 'STAR'
    margin = props.strokeWeight * (pointed ? 4 : 1)
  }
  if (type === 'TEXT') margin += props.fontSize
  return props.effects.length > 0 ? margin + effectsOf(props) : margin
}

/** How far its effects carry what a layer shows. */
export function effectsOf({ effects }: Props): number {
  let most = 0
  for (const effect of effects) {
    if (!effect.visible || !('radius' in effect)) continue
    let reach = effect.radius * 1.5
    if (effect.type === 'DROP_SHADOW') {
      const { offset, spread = 0 } = effect
      reach += Math.abs(offset.x) + Math.abs(offset.y) + Math.max(0, spread)
    }
    most = Math.max(most, reach)
  }
  return most
}
