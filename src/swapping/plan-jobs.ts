import type { ErrorCode } from '../../contract/errors.ts'
import { depthOf } from '../document/depth-of.ts'
import type { Origin } from '../document/provenance.ts'
import type { Slices } from '../platform/slices.ts'
import { holderOf } from './find-uses.ts'
import type { Use } from './find-uses.ts'

export interface SwapJob {
  use: Use
  decided: Decision
}

/** The image that a use is to show, or why it cannot. */
export type Decision = Origin | ErrorCode

/** Null when a use stays as it is. */
export type Decide = (use: Use) => Decision | null

/**
 * What is to be changed: styles first, then main components, then what follows
 * them. What was tried before, by id, is as it should be: somebody took it back
 * since.
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
    const isTried = [use, holderOf(use)].some(one => tried.has(one.shownBy.id))
    const decided = isTried ? null : decide(use)
    if (!decided) continue
    // what follows a main component needs no change, and gets no override
    const depth = depthOf(use.shownBy)
    const jobs = byDepth[depth] || (byDepth[depth] = [])
    jobs.push({ use, decided })
  }
  return byDepth.reduce((all, jobs) => all.concat(jobs), [])
}
