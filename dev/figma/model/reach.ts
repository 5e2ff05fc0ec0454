import type { Rect } from '../core/host.ts'
import { isGroup } from './geometry.ts'
import { boxAround } from '../core/matrix.ts'
import { around, grown } from '../core/rect.ts'
import type { NodeRecord, Props } from './node-record.ts'

/** Neighbours in a list of children and the box around them all. */
export interface Block {
  from: number
  to: number
  box: Rect
  /** One of them is a mask. */
  masks: boolean
}

const blockSize = 128

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

function throughMatrix({ matrix }: Props, box: Rect): Rect {
  const [[a, c, e], [b, d, f]] = matrix
  if (a === 1 && d === 1 && b === 0 && c === 0) {
    return { x: box.x + e, y: box.y + f, width: box.width, height: box.height }
  }
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

function marginOf({ type, props }: NodeRecord): number {
  let margin = 0
  if (props.strokes.length > 0) {
    const pointed = type === 'LINE' || type === 'VECTOR' || type === 'STAR'
    margin = props.strokeWeight * (pointed ? 4 : 1)
  }
  if (type === 'TEXT') margin += props.fontSize
  return props.effects.length > 0 ? margin + effectsOf(props) : margin
}

function effectsOf({ effects }: Props): number {
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

/** The children in stretches, so that many are passed over at one look. */
export function blocksOf(record: NodeRecord): Block[] {
  if (record.blocks) return record.blocks
  const children = record.children || []
  const blocks: Block[] = []
  for (let from = 0; from < children.length; from += blockSize) {
    const to = Math.min(children.length, from + blockSize)
    let box: Rect | null = null
    let masks = false
    for (let i = from; i < to; i += 1) {
      const child = children[i]
      if (!child) continue
      box = box ? around(box, reachOf(child)) : reachOf(child)
      masks = masks || child.props.isMask
    }
    if (box) blocks.push({ from, to, box, masks })
  }
  record.blocks = blocks
  return blocks
}

/** The box around all that lies on a layer or page. */
export function union(blocks: Block[]): Rect {
  const [first, ...rest] = blocks
  if (!first) return { x: 0, y: 0, width: 0, height: 0 }
  return rest.reduce((box, block) => around(box, block.box), first.box)
}
