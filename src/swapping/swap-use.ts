import {
  findProvenance,
  keepProvenance,
  writeProvenance
} from '../document/provenance.ts'
import { findComp, keepComp } from './kept-comps.ts'
import type { SwapJob } from './plan-jobs.ts'
import { swapPaints } from './swap-paints.ts'
import type { Restore } from './swap-paints.ts'

/** Changes one use, and what its layer or style remembers. */
export function swapUse(job: SwapJob, restore: Restore): void | Promise<void> {
  const { use, changed, replacement } = job
  const { node, style } = use
  const work = swapPaints(job, restore)
  return work ? work.then(record) : record()

  function record(): void {
    const holder = style || node
    if (holder && changed.length > 0) writeRecord(holder, job, restore)
    const own = style && node && findProvenance(node)
    if (own && own.imageHash === replacement.fromHash) {
      writeRecord(node, job, restore)
    }
  }
}

/** Writes the holder's provenance, or puts back what it was. */
function writeRecord(
  holder: SceneNode | PaintStyle,
  { origin, replacement, changed: paints }: SwapJob,
  restore: Restore
): void {
  const back = keepProvenance(holder)
  const isBack = origin.entry.state === 'comp'
  const kept = isBack && findComp(holder, replacement.fromHash)
  restore.push(back)
  if (kept) return kept.restore()
  if (!isBack) keepComp(holder, origin.imageHash, { paints, restore: back })
  writeProvenance(holder, origin)
}
