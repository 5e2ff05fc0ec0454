import type { ErrorCode } from '../../contract/errors.ts'
import type { RefusedUse } from '../../contract/swapping.ts'
import type { Origin } from '../document/provenance.ts'
import type { Slices } from '../slices.ts'
import { holderOf } from './find-uses.ts'
import type { Use } from './find-uses.ts'
import type { Replacement } from './replace-image.ts'

export interface SwapJob {
  use: Use
  replacement: Replacement
  /** What the layer or style remembers afterwards. */
  origin: Origin
}

export interface SwapPlan {
  jobs: SwapJob[]
  refused: RefusedUse[]
}

/** What a use becomes; null when it stays as it is. */
export type Decide = (use: Use) => Omit<SwapJob, 'use'> | ErrorCode | null

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
    if (code || typeof decided === 'string') continue
    // what follows a refused one is not asked to differ from it
    if (!holderOf(use).refusal) jobs.push(Object.assign({ use }, decided))
  }
  return { jobs: mainsFirst(jobs), refused }
}

export function refusedUse({ entry, found }: Use, code: ErrorCode): RefusedUse {
  return { assetId: entry.assetId, name: found.name, code }
}

/**
 * Main components come before their instances: those that follow them need
 * no change of their own, and must not get an override.
 */
function mainsFirst(jobs: SwapJob[]): SwapJob[] {
  const levels: SwapJob[][] = []
  jobs.forEach(job => {
    const depth = depthOf(job.use)
    while (levels.length <= depth) levels.push([])
    levels[depth]?.push(job)
  })
  const inOrder: SwapJob[] = []
  return inOrder.concat(...levels)
}

function depthOf({ node }: Use): number {
  if (!node) return 0
  const { id, type } = node
  if (id.startsWith('I')) return 1 + id.split(';').length
  return type === 'INSTANCE' ? 1 : 0
}
