import type { ErrorCode } from '../../contract/errors.ts'
import { depthOf } from '../document/depth-of.ts'
import type { Origin } from '../document/provenance.ts'
import type { Slices } from '../platform/slices.ts'
import { rootUse } from './find-uses.ts'
import type { Use } from './find-uses.ts'

export interface SwapJob {
  use: Use
  decision: Decision
}

/** The image that a use should show, or why it cannot. */
export type Decision = Origin | ErrorCode

/** Null when a use should not change. */
export type Decide = (use: Use) => Decision | null

/**
 * Orders the jobs: styles first, then main components, then their instances.
 * Skips uses in `tried`: if they need a change again, somebody reverted it.
 */
export async function planJobs(
  uses: Use[],
  decide: Decide,
  tried: ReadonlySet<string>,
  slices: Slices
): Promise<SwapJob[]> {
  const byDepth: SwapJob[][] = []
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const isTried = [use, rootUse(use)].some(one => tried.has(one.holder.id))
    const decision = isTried ? null : decide(use)
    if (!decision) continue
    // after its main component, an instance needs no change and no override
    const depth = depthOf(use.holder)
    const jobs = byDepth[depth] || (byDepth[depth] = [])
    jobs.push({ use, decision })
  }
  return byDepth.reduce((all, jobs) => all.concat(jobs), [])
}
