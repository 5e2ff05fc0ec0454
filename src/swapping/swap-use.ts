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
    const holder = style || node
    if (holder && restore.length > length) writeRecord(holder, job, restore)
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
  const strokes = swapArea(node, 'strokes', job, restore)
  const fills = swapArea(node, 'fills', job, restore)
  return strokes && fills ? strokes.then(() => fills) : strokes || fills
}

function swapArea(
  node: SceneNode,
  area: 'fills' | 'strokes',
  job: SwapJob,
  restore: Restore
): void | Promise<void> {
  if (!(area in node)) return
  const painted = node as MinimalFillsMixin & MinimalStrokesMixin // one of them
  const before = painted[area]
  if (before === figma.mixed) return writeMixedFills(node, job, restore)
  if (area === 'fills' ? painted.fillStyleId : painted.strokeStyleId) return
  const paints = replaceImage(before, job.replacement)
  if (!paints) return
  const work = writePaints(painted, area, paints)
  restore.push(() => writePaints(painted, area, before))
  noteComp(job, before, paints)
  return work
}

/** Writes the holder's provenance, or puts back what it was. */
function writeRecord(
  holder: SceneNode | PaintStyle,
  { origin, replacement }: SwapJob,
  restore: Restore
): void {
  const back = keepProvenance(holder)
  restore.push(back)
  if (origin.entry.state === 'licensed') {
    const kept = keepComp(holder, origin.imageHash)
    kept.restore = kept.restore || back
    return writeProvenance(holder, origin)
  }
  const kept = findComp(holder, replacement.fromHash)
  if (kept && kept.restore) kept.restore()
  else writeProvenance(holder, origin)
}
