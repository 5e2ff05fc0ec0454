import type { ErrorCode } from '../../contract/errors.ts'
import type { RefusedUse } from '../../contract/swapping.ts'
import type { Origin } from '../document/provenance.ts'
import type { Slices } from '../slices.ts'
import { holderOf } from './find-uses.ts'
import type { Use } from './find-uses.ts'
import type { Replacement } from './replace-image.ts'
import type { PaintJob } from './swap-paints.ts'

export interface SwapJob extends PaintJob {
  /** What the layer or style remembers afterwards. */
  origin: Origin
}

export interface SwapPlan {
  jobs: SwapJob[]
  refused: RefusedUse[]
}

/** What a use becomes; null when it stays as it is. */
export type Decide = (
  use: Use
) => { replacement: Replacement; origin: Origin } | ErrorCode | null

/** What has to change, in the order in which it may. */
export async function planJobs(
  uses: Use[],
  decide: Decide,
  slices: Slices
): Promise<SwapPlan> {
  const jobs: (SwapJob & { depth: number })[] = []
  const refused: RefusedUse[] = []
  for (const use of uses) {
    if (slices.isOver()) await slices.next()
    const decided = decide(use)
    if (!decided) continue
    const code = typeof decided === 'string' ? decided : use.refusal
    if (code) refused.push(refusedUse(use, code))
    // what follows a refused one is not asked to differ from it
    else if (typeof decided === 'object' && !holderOf(use).refusal) {
      const job = { use, changed: [], depth: depthOf(use) }
      jobs.push(Object.assign(job, decided))
    }
  }
  jobs.sort((a, b) => a.depth - b.depth)
  return { jobs, refused }
}

export function refusedUse({ entry, found }: Use, code: ErrorCode): RefusedUse {
  return { assetId: entry.assetId, name: found.name, code }
}

/**
 * Main components come before their instances: those that follow them need
 * no change of their own, and must not get an override.
 */
function depthOf({ node }: Use): number {
  if (!node) return 0
  return node.id.split(';').length + (node.type === 'INSTANCE' ? 1 : 0)
}
