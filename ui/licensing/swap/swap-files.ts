import type { AssetRef } from '../../../contract/document.ts'
import { toErrorData } from '../../../contract/errors.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import type {
  Swap,
  SwapBatchItem,
  SwappedComps,
  UnreadPage
} from '../../../contract/swapping.ts'
import { controller } from '../../platform/controller.ts'
import { assetKey, isSameAsset } from '../../../contract/asset-key.ts'
import { showNotice } from '../../shell/notices.ts'
import { alikeText, keptText, noCompText } from './swap-texts.ts'
import { swapWords } from './words.ts'
import type { FileInDocument } from './add-files.ts'
import { findSwap, keepSwap, settleSwaps } from './swap-queue.ts'
import { closePurchases } from '../purchase/close-purchases.ts'
import { fileNameOf } from '../../api/asset.ts'
import { throwIfAborted } from '../../api/deadline.ts'
import { placedFile } from '../purchase/licensed-file.ts'
import { lossOf } from '../purchase/run-item.ts'
import { reportFailure } from './report-failure.ts'
import { updateItem } from '../purchase/licensing.ts'

/**
 * Swaps all comps of these files in one undo step. What must be repeated,
 * because a page could not be read or an image is missing, stays in the batch.
 */
export async function swapFiles(
  added: readonly FileInDocument[],
  shown: ReadonlyMap<string, number>,
  accountId: string,
  signal?: AbortSignal
): Promise<void> {
  if (added.length === 0) return
  try {
    throwIfAborted(signal)
    added.forEach(({ file }) => updateItem(file, { step: 'swapping' }))
    const swaps = added.map(one => toSwap(one, accountId))
    const result = await controller.swapComps({ swaps })
    const arrived = added
      .filter(one => reportSwapped(one, result))
      .map(({ file }) => file)
    showAlikeFiles(added, result)
    const closed = await closePurchases(arrived)
    const over = arrived.filter(file => {
      const waiting = stillUnread(findSwap(accountId, file), result.unreadPages)
      const isClosed = closed.includes(file)
      if (isClosed && waiting.length === 0) return true
      // Closing it later must not swap what was excluded.
      const pageIds = waiting.map(({ pageId }) => pageId)
      keepSwap(accountId, file, { pageIds })
      return false
    })
    await settleSwaps(accountId, over)
  } catch (error) {
    added.forEach(({ file }) => reportFailure(file, toErrorData(error)))
  }

  /** False when the file must be downloaded again. */
  function reportSwapped(
    { file, added: inDocument }: FileInDocument,
    { refused: all, swapped, unreadPages, reshaped }: SwappedComps
  ): boolean {
    const isOwn = (one: AssetRef) => isSameAsset(one, file)
    const refused = all.filter(isOwn)
    const lost = refused.find(({ code }) => fileFailures.includes(code))
    if (lost) {
      keepSwap(accountId, file, { imageHash: null })
      reportFailure(file, { code: lost.code, message: '' })
      return false
    }
    const waiting = stillUnread(findSwap(accountId, file), unreadPages)
    const before = refused.length > 0 ? 0 : (shown.get(assetKey(file)) ?? 0)
    const uses = swapped.find(isOwn)?.uses || before
    const kept = keptText(refused, waiting)
    const isLeftOut = findSwap(accountId, file)?.leftOut.length
    const none = isLeftOut ? swapWords.get().compsLeftOut : noCompText(file)
    const { nodeIds: cropIds = [] } = reshaped?.find(isOwn) ?? {}
    const shape = cropIds.length > 0 ? swapWords.get().otherShape : ''
    const text = `${shape} ${kept}`.trim() || (uses > 0 ? '' : none)
    const step = uses > 0 ? 'done' : 'not-placed'
    const { fullSize } = findSwap(accountId, file) ?? {}
    const loss = lossOf(file, inDocument, fullSize)
    updateItem(file, { step, uses, text, cropIds, ...loss })
    return true
  }
}

/** The document lost the file, or it is a preview. */
const fileFailures: readonly ErrorCode[] = [
  'image-missing',
  'download-replaced'
]

/** Someone looking for two pictures would find the same one twice. */
function showAlikeFiles(
  added: readonly FileInDocument[],
  { alike = [] }: SwappedComps
): void {
  const names = added
    .map(({ file }) => file)
    .filter(file => alike.some(one => isSameAsset(one, file)))
    .map(({ name }) => name)
  if (names.length > 0) showNotice('info', alikeText(names))
}

/** Skips pages that are done. */
function stillUnread(
  item: SwapBatchItem | undefined,
  unread: readonly UnreadPage[]
): UnreadPage[] {
  const due = item?.pageIds
  return unread.filter(({ pageId }) => !due || due.includes(pageId))
}

function toSwap({ file, added }: FileInDocument, accountId: string): Swap {
  const { imageHash } = added
  const { assetId, mediaType, licenseId, license } = file
  const rendition = fileNameOf(placedFile(file))
  const { leftOut = [], pageIds } = findSwap(accountId, file) ?? {}
  const swap = {
    assetId,
    mediaType,
    imageHash,
    rendition,
    licenseId,
    license: license || null,
    leftOut
  }
  return pageIds ? { ...swap, pageIds } : swap
}
