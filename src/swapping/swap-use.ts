import type { SwapJob } from './plan-jobs.ts'
import {
  findProvenance,
  keepProvenance,
  writeProvenance
} from '../document/provenance.ts'
import { findComp, keepComp, noteComp } from './kept-comps.ts'
import { replaceImage } from './replace-image.ts'
import { writePaints } from './write-paints.ts'
import { writeMixedFills } from './write-mixed-fills.ts'

/** What takes changes back, the newest last. */
export type Restore = (() => void | Promise<void>)[]

/**
 * Changes one use; throws what Figma throws when it is read-only. Only what
 * Figma does asynchronously is waited for.
 */
export function swapUse(job: SwapJob, restore: Restore): void | Promise<void> {
  const { node, style } = job.use
  const length = restore.length
  const work = style ? swapStyle(style, job, restore) : swapNode(job, restore)
  return work ? work.then(record) : record()

  function record(): void {
    if (restore.length > length) writeRecord(style || node, job, restore)
    const own = style && node && findProvenance(node)
    if (own && own.imageHash === job.replacement.fromHash) {
      writeRecord(node, job, restore)
    }
  }
}

function swapStyle(style: PaintStyle, job: SwapJob, restore: Restore): void {
  const before = style.paints
  const paints = replaceImage(before, job.replacement)
  if (!paints) return
  style.paints = paints
  restore.push(() => void (style.paints = before))
  noteComp(job, before, paints)
}

function swapNode(job: SwapJob, restore: Restore): void | Promise<void> {
  const { node } = job.use
  if (!node) return
  const strokes = swapStrokes(node, job, restore)
  const fills = swapFills(node, job, restore)
  return strokes && fills ? strokes.then(() => fills) : strokes || fills
}

function swapFills(
  node: SceneNode,
  job: SwapJob,
  restore: Restore
): void | Promise<void> {
  if (!('fills' in node)) return
  const { fills } = node
  if (fills === figma.mixed) return writeMixedFills(node, job, restore)
  const paints = node.fillStyleId ? null : replaceImage(fills, job.replacement)
  if (!paints) return
  const work = writePaints(node, 'fills', paints)
  restore.push(() => writePaints(node, 'fills', fills))
  noteComp(job, fills, paints)
  return work
}

function swapStrokes(
  node: SceneNode,
  job: SwapJob,
  restore: Restore
): void | Promise<void> {
  if (!('strokes' in node) || node.strokeStyleId) return
  const { strokes } = node
  const paints = replaceImage(strokes, job.replacement)
  if (!paints) return
  const work = writePaints(node, 'strokes', paints)
  restore.push(() => writePaints(node, 'strokes', strokes))
  noteComp(job, strokes, paints)
  return work
}

function writeRecord(
  holder: SceneNode | PaintStyle | null,
  job: SwapJob,
  restore: Restore
): void {
  if (!holder) return
  const { origin, replacement } = job
  restore.push(keepProvenance(holder))
  const isBack = origin.entry.state === 'comp'
  const kept = isBack && findComp(holder, replacement.fromHash)
  if (kept) kept.restore()
  else {
    if (!isBack) keepComp(holder, origin.imageHash)
    writeProvenance(holder, origin)
  }
}
