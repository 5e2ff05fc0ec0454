import type { Block, NodeRecord } from '../record/node-record.ts'

const usualSize = 128
const largestSize = 256

/** Blocks for `count` children, none of them measured. */
export function newBlocks(count: number): Block[] {
  const blocks: Block[] = []
  for (let from = 0; from < count; from += usualSize) {
    const to = Math.min(count, from + usualSize)
    blocks.push({ from, to, box: null, masks: false })
  }
  return blocks
}

/** A child was added: only its stretch is measured again. */
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

/** Likewise for a removed child. */
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

/** From the end: a moved node was mostly made just before. */
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
