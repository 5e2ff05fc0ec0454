import type { ErrorData } from '../../../contract/errors.ts'
import type { SentOrder } from './send-order.ts'
import { collectionFailures, collectionWords, itemWords } from './words.ts'
import { amountText } from '../../words/amounts.ts'
import { dateText, timeText } from '../../words/format.ts'
import { errorText } from '../../words/error-texts.ts'
import type { Collection } from '../../api/collections/collections.ts'

/** Why something about collections failed, and what to do. */
export function collectionErrorText(error: ErrorData): string {
  return errorText(error, collectionFailures)
}

/** The result of reordering; null if there is nothing to report. */
export function orderText(
  { name, mediaType }: Pick<Collection, 'name' | 'mediaType'>,
  sent: SentOrder
): string | null {
  const t = collectionWords.get()
  const { outcome } = sent
  if (outcome === 'mixed') return t.changedByOthers({ name })
  if (outcome === 'unknown-here') return t.noOrder({ name })
  if (outcome === 'saved') {
    const { leftOut } = sent
    const { leftWithOrder } = itemWords(mediaType).get()
    return leftOut > 0 ? leftWithOrder(leftOut, { name }) : null
  }
  const time = timeOf(sent.at)
  return time ? t.changedAt({ name, time }) : t.changed({ name })
}

/** Null for an invalid time. */
function timeOf(at: string | null): string | null {
  const time = Date.parse(at ?? '')
  return Number.isNaN(time) ? null : timeText(time)
}

/** The number of assets, and when it changed. */
export function detailText(collection: Collection): string {
  const { mediaType, count, itemsChanged } = collection
  const t = collectionWords.get()
  const assets = amountText(mediaType, count)
  const date = dateText(itemsChanged ?? '', 'short')
  return date ? t.joined({ first: assets, second: date }) : assets
}
