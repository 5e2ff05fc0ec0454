import type { Rect } from '../shared/host.ts'
import { around, aroundAll } from '../shared/rect.ts'
import type { NodeRecord } from './node-record.ts'
import { reachOf } from './reach.ts'

/** Neighbours in a list of children and the box around them all. */
export interface Block {
  from: number
  to: number
  /** Null when one of them changed since it was measured. */
  box: Rect | null
  /** One of them is a mask. */
  masks: boolean
}

interface MeasuredBlock extends Block {
  box: Rect
}

const usualSize = 128
const largestSize = 256

/** The children in stretches, so that many are passed over at one look. */
export function blocksOf(record: NodeRecord): MeasuredBlock[] {
  const children = record.children || []
  const blocks = record.blocks || newBlocks(children.length)
  record.blocks = blocks
  for (let i = 0; i < blocks.length; i += 1) {
    const block = blocks[i]
    if (block && !block.box) measure(block, children)
  }
  return blocks as MeasuredBlock[] // just now
}

function newBlocks(count: number): Block[] {
  const blocks: Block[] = []
  for (let from = 0; from < count; from += usualSize) {
    const to = Math.min(count, from + usualSize)
    blocks.push({ from, to, box: null, masks: false })
  }
  return blocks
}

function measure(block: Block, children: NodeRecord[]): void {
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

/** A child was put in: only its stretch is measured anew. */
export function addToBlocks(parent: NodeRecord, index: number): void {
  const { blocks, children } = parent
  if (!blocks || !children) return
  const at = placeOf(blocks, index)
  const block = blocks[at]
  if (!block) {
    parent.blocks = null
    return
  }
  block.to += 1
  block.box = null
  shift(blocks, at + 1, 1)
  if (block.to - block.from > largestSize) split(blocks, at)
}

/** Likewise, for a child that was taken out. */
export function dropFromBlocks(parent: NodeRecord, index: number): void {
  const { blocks } = parent
  if (!blocks) return
  const at = placeOf(blocks, index)
  const block = blocks[at]
  if (!block) return
  block.to -= 1
  block.box = null
  shift(blocks, at + 1, -1)
  if (block.to === block.from) blocks.splice(at, 1)
}

/** From the end: what is moved was mostly made just before. */
function placeOf(blocks: Block[], index: number): number {
  let at = blocks.length - 1
  while (at > 0 && (blocks[at] as Block).from > index) at -= 1 // not below 0
  return at
}

function shift(blocks: Block[], start: number, by: 1 | -1): void {
  for (let i = start; i < blocks.length; i += 1) {
    const block = blocks[i]
    if (!block) continue
    block.from += by
    block.to += by
  }
}

function split(blocks: Block[], at: number): void {
  const block = blocks[at]
  if (!block) return
  const middle = block.from + usualSize
  const rest = { from: middle, to: block.to, box: null, masks: false }
  block.to = middle
  blocks.splice(at + 1, 0, rest)
}

/** The box around all that lies on a layer or page, or null for nothing. */
export function contentBox(record: NodeRecord): Rect | null {
  return aroundAll(blocksOf(record).map(block => block.box))
}
