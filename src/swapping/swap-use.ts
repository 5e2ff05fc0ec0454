import type { SwapJob } from './swap-plan.ts'
import {
  findProvenance,
  keepProvenance,
  writeProvenance
} from '../document/provenance.ts'
import { replaceImage } from './replace-image.ts'
import { writePaints } from './write-paints.ts'
import { writeMixedFills } from './write-mixed-fills.ts'

/** What takes changes back, the newest last. */
export type Restore = (() => void | Promise<void>)[]

/** Changes one use; throws what Figma throws when it is read-only. */
export async function swapUse(job: SwapJob, restore: Restore): Promise<void> {
  const { use, style } = job
  if (style) swapStyle(style, job, restore)
  else if (use.node) await swapNode(use.node, job, restore)
  const own = use.node && findProvenance(use.node)
  if (use.node && own && own.imageHash === job.replacement.fromHash) {
    record(use.node, job, restore)
  }
}

function swapStyle(style: PaintStyle, job: SwapJob, restore: Restore): void {
  const before = style.paints
  const paints = replaceImage(before, job.replacement)
  if (!paints) return
  style.paints = paints
  restore.push(() => void (style.paints = before))
  record(style, job, restore)
}

async function swapNode(
  node: SceneNode,
  job: SwapJob,
  restore: Restore
): Promise<void> {
  const areas = [swapFills, swapStrokes]
  for (const swapArea of areas) {
    const back = await swapArea(node, job)
    if (!back) continue
    restore.push(back)
    record(node, job, restore)
  }
}

type Back = (() => Promise<void>) | null

async function swapFills(node: SceneNode, job: SwapJob): Promise<Back> {
  if (!('fills' in node)) return null
  const { fills } = node
  if (fills === figma.mixed) return writeMixedFills(node, job.replacement)
  const paints = node.fillStyleId ? null : replaceImage(fills, job.replacement)
  if (!paints) return null
  await writePaints(node, 'fills', paints)
  return () => writePaints(node, 'fills', fills)
}

async function swapStrokes(node: SceneNode, job: SwapJob): Promise<Back> {
  if (!('strokes' in node) || node.strokeStyleId) return null
  const { strokes } = node
  const paints = replaceImage(strokes, job.replacement)
  if (!paints) return null
  await writePaints(node, 'strokes', paints)
  return () => writePaints(node, 'strokes', strokes)
}

function record(
  holder: SceneNode | PaintStyle,
  job: SwapJob,
  restore: Restore
): void {
  restore.push(keepProvenance(holder))
  writeProvenance(holder, job.origin)
}
