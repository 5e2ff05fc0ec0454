import type { ErrorCode } from '../../contract/errors.ts'
import type { RefusedUse } from '../../contract/swapping.ts'
import { depthOf } from '../document/depth-of.ts'
import type { Origin } from '../document/provenance.ts'
import type { Slices } from '../slices.ts'
import { holderOf } from './find-uses.ts'
import type { Use } from './find-uses.ts'
import type { Replacement } from './replace-image.ts'

/** What a use becomes. */
interface Decision {
  replacement: Replacement
  /** What the layer or style remembers afterwards. */
  origin: Origin
}

export interface SwapJob extends Decision {
  use: Use
  depth: number
}

export interface SwapPlan {
  jobs: SwapJob[]
  refused: RefusedUse[]
}

/** Null when a use stays as it is. */
export type Decide = (use: Use) => Decision | ErrorCode | null

/** What has to change, in the order in which it may. */
export async function planJobs(
  uses: Use[],
  decide: Decide,
  slices: Slices
): Promise<SwapPlan> {
  const jobs: SwapJob[] = []
  const refused: RefusedUse[] = []
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const decided = decide(use)
    if (!decided) continue
    const code = typeof decided === 'string' ? decided : use.refusal
    if (code) refused.push(refusedUse(use, code))
    // what follows a refused one is not asked to differ from it
    else if (typeof decided === 'object' && !holderOf(use).refusal) {
      const depth = depthOf(use.node || use.heldBy)
      jobs.push(Object.assign({ use, depth }, decided))
    }
  }
  // what follows a main component needs no change, and gets no override
  jobs.sort((a, b) => a.depth - b.depth)
  return { jobs, refused }
}

export function refusedUse({ entry, found }: Use, code: ErrorCode): RefusedUse {
  const { assetId, mediaType } = entry
  return { assetId, mediaType, name: found.name, code }
}
