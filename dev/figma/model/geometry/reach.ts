import { type Rect, around, aroundAll, grown } from '../../shared/rect.ts'
import {
  backgroundBlur,
  blurMargin,
  effectMargin,
  strokeMargin,
  textBox
} from '../../shared/layer-margins.ts'
import { transformBox } from '../../shared/matrix.ts'
import { newBlocks } from './blocks.ts'
import { isGroup } from './geometry.ts'
import type { Block, NodeRecord } from '../record/node-record.ts'
import { textLines } from '../text/text-lines.ts'

interface MeasuredBlock extends Block {
  box: Rect
}

let farthest = 0

/**
 * The farthest distance at which a layer affects others: the largest background
 * blur of any measured layer.
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
  if (!record.reach) record.reach = measureReach(record)
  return record.reach
}

function measureReach(record: NodeRecord): Rect {
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

/** How far a layer's own strokes and effects reach beyond its box. */
export function marginOf({ type, props }: NodeRecord): number {
  return strokeMargin(type, props) + effectMargin(props.effects)
}

/** The children in stretches, so that many can be skipped at once. */
export function blocksOf(record: NodeRecord): MeasuredBlock[] {
  const children = record.children || []
  const blocks = record.blocks || newBlocks(children.length)
  record.blocks = blocks
  for (let i = 0; i < blocks.length; i += 1) {
    const block = blocks[i]
    if (block && !block.box) measureBlock(block, children)
  }
  return blocks as MeasuredBlock[] // just now
}

function measureBlock(block: Block, children: NodeRecord[]): void {
  let box: Rect | null = null
  block.masks = false
  for (let i = block.from; i < block.to; i += 1) {
    const child = children[i]
    if (!child) continue
    box = box ? around(box, reachOf(child)) : reachOf(child)
    child.block = block
    if (child.props.isMask) block.masks = true
  }
  block.box = box
}

/** The box around all that lies on a layer or page, or null for nothing. */
export function contentBox(record: NodeRecord): Rect | null {
  return aroundAll(blocksOf(record).map(block => block.box))
}
