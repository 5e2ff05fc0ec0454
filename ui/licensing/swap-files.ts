import { toErrorData } from '../../contract/errors.ts'
import type {
  Swap,
  SwapBatchItem,
  UnreadPage
} from '../../contract/swapping.ts'
import { controller } from '../controller.ts'
import {
  wordsForKept,
  wordsForLeftOut,
  wordsForNoComp
} from '../words-for-swaps.ts'
import type { FileInDocument } from './add-files.ts'
import type { Batch } from './batch.ts'
import { closePurchase } from './close-purchase.ts'
import { renditionOf } from './licensed-file.ts'
import { lossOf } from './run-item.ts'
import type { Tell } from './run-item.ts'
import { tellFailure } from './tell-failure.ts'

/**
 * Swaps all comps of these files in one undo step. What needs another go, as
 * a page could not be read or an image is gone, stays in the batch.
 */
export async function swapFiles(
  added: readonly FileInDocument[],
  shown: ReadonlyMap<string, number>,
  tell: Tell,
  batch: Batch
): Promise<void> {
  if (added.length === 0) return
  added.forEach(({ file }) => tell(file.assetId, { step: 'swapping' }))
  try {
    const swaps = added.map(one => toSwap(one, batch))
    const result = await controller.call('swapComps', { swaps })
    const over: string[] = []
    for (const { file, added: inDocument } of added) {
      const { assetId } = file
      const isOwn = (one: { assetId: string }) => one.assetId === assetId
      const refused = result.refused.filter(isOwn)
      if (refused.some(({ code }) => code === 'image-gone')) {
        batch.keep(file, { imageHash: null })
        tellFailure(file, { code: 'image-gone', message: '' }, tell)
        continue
      }
      const waiting = stillUnread(batch.find(assetId), result.unreadPages)
      const pageIds = waiting.map(({ pageId }) => pageId)
      if (waiting.length > 0) batch.keep(file, { pageIds })
      const swapped = result.swapped.find(isOwn)?.uses ?? 0
      const before = refused.length > 0 ? 0 : (shown.get(assetId) ?? 0)
      const uses = swapped || before
      const kept = wordsForKept(refused, waiting)
      const isLeftOut = batch.find(assetId)?.leftOut.length
      const none = isLeftOut ? wordsForLeftOut : wordsForNoComp
      const text = kept || (uses > 0 ? '' : none)
      const step = uses > 0 ? 'done' : 'not-placed'
      tell(assetId, { step, uses, text, ...lossOf(file, inDocument) })
      const isClosed = await closePurchase(file)
      if (isClosed && waiting.length === 0) over.push(assetId)
      // Closing it later is not to swap what was left out.
      if (!isClosed) batch.keep(file, { pageIds })
    }
    await batch.settle(over)
  } catch (error) {
    added.forEach(({ file }) => tellFailure(file, toErrorData(error), tell))
  }
}

/** Pages that were done before are not done again. */
function stillUnread(
  item: SwapBatchItem | undefined,
  unread: readonly UnreadPage[]
): UnreadPage[] {
  const due = item?.pageIds
  return unread.filter(({ pageId }) => !due || due.includes(pageId))
}

function toSwap({ file, added }: FileInDocument, batch: Batch): Swap {
  const { imageHash } = added
  const { assetId, mediaType, licenseId } = file
  const rendition = renditionOf(file)
  const { leftOut = [], pageIds } = batch.find(assetId) ?? {}
  const swap = { assetId, mediaType, imageHash, rendition, licenseId, leftOut }
  return pageIds ? { ...swap, pageIds } : swap
}
