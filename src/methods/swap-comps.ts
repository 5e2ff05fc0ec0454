import type { ErrorCode } from '../../contract/errors.ts'
import type { CallContext } from '../../contract/incoming-calls.ts'
import type { Swap, SwappedComps } from '../../contract/swapping.ts'
import {
  findIndexEntry,
  keepIndexEntry,
  writeIndexEntry
} from '../document/image-index.ts'
import { refusalOf } from '../document/refusal.ts'
import { scanFile } from '../finding/scan-file.ts'
import { scanNodes } from '../finding/scan-nodes.ts'
import type { Scan } from '../finding/scan.ts'
import { createSlices } from '../slices.ts'
import { planSwaps } from '../swapping/swap-plan.ts'
import type { SwapJob } from '../swapping/swap-plan.ts'
import { swapUse } from '../swapping/swap-use.ts'
import type { Restore } from '../swapping/swap-use.ts'
import { keepFileId } from '../document/file-id.ts'
import { checkSwaps } from '../input.ts'

export async function swapComps(
  input: { swaps: Swap[] },
  context: CallContext
): Promise<SwappedComps> {
  const swaps = checkSwaps(input.swaps)
  const scan = await scanFor(swaps, context)
  const { jobs, refused } = await planSwaps(swaps, scan)
  const uses = new Map<string, number>()
  const restore: Restore = []
  const slices = createSlices(context)
  context.throwIfCancelled()
  try {
    for (const job of jobs) {
      if (slices.isOver()) await slices.next()
      const { assetId } = job.origin.entry
      const code = await attempt(job, restore)
      if (code) refused.push({ assetId, name: job.use.name, code })
      else uses.set(assetId, (uses.get(assetId) || 0) + 1)
    }
  } catch (error) {
    for (let back = restore.pop(); back; back = restore.pop()) await back()
    throw error
  }
  if (uses.size > 0) {
    keepFileId()
    figma.commitUndo()
  }
  const swapped = swaps.map(({ assetId }) => ({
    assetId,
    uses: uses.get(assetId) || 0
  }))
  return { swapped, refused }
}

async function scanFor(swaps: Swap[], context: CallContext): Promise<Scan> {
  const nodeIds: string[] = []
  swaps.forEach(swap => nodeIds.push(...(swap.nodeIds || [])))
  return swaps.every(swap => swap.nodeIds)
    ? scanNodes(nodeIds, context)
    : (await scanFile(context)).scan
}

/** The index comes first: a picture without an entry would be nobody's. */
async function attempt(
  job: SwapJob,
  restore: Restore
): Promise<ErrorCode | null> {
  const { imageHash, entry } = job.origin
  const { node } = job.use
  if (node && node.removed) return 'layer-gone'
  const indexed = findIndexEntry(imageHash)
  if (!indexed || indexed.state !== 'licensed') {
    restore.push(keepIndexEntry(imageHash))
    writeIndexEntry(imageHash, entry)
  }
  try {
    await swapUse(job, restore)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}
