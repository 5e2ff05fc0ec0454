import type { CallContext } from '../../contract/incoming-calls.ts'
import type { SwappedComps } from '../../contract/swapping.ts'
import { checkTexts } from '../input.ts'
import { createSlices } from '../slices.ts'
import { findUses } from '../swapping/find-uses.ts'
import { decideBack } from '../swapping/plan-back.ts'
import { planJobs } from '../swapping/plan-jobs.ts'
import { runJobs } from '../swapping/run-jobs.ts'

export async function putCompsBack(
  input: { assetIds: string[] },
  context: CallContext
): Promise<SwappedComps> {
  const assetIds = checkTexts(input.assetIds, 'assetIds')
  const { uses, unreadPages } = await findUses(
    ({ state }) => state === 'licensed',
    context
  )
  const slices = createSlices(context)
  const plan = await planJobs(uses, decideBack(assetIds), slices)
  const ran = await runJobs(plan, slices, context)
  const swapped = assetIds.map(assetId => ({
    assetId,
    uses: ran.uses.get(assetId) || 0
  }))
  return { swapped, refused: ran.refused, unreadPages }
}
