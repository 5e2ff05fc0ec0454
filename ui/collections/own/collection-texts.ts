import type { ErrorData } from '../../../contract/errors.ts'
import type { SentOrder } from './send-order.ts'
import { collectionFailures, collectionWords } from './words.ts'
import { timeText, dateText } from '../../words/format.ts'
import { errorText } from '../../words/error-texts.ts'
import type { Collection } from '../../api/collections/collections.ts'

/** Why something about collections failed, and what to do. */
export function collectionErrorText(error: ErrorData): string {
  return errorText(error, collectionFailures)
}

/** The result of reordering; null if there is nothing to report. */
export function orderText(name: string, sent: SentOrder): string | null {
  const t = collectionWords.get()
  const { outcome } = sent
  if (outcome === 'mixed') return t.changedByOthers({ name })
  if (outcome === 'unknown-here') return t.noOrder({ name })
  if (outcome === 'saved') {
    const { leftOut } = sent
    return leftOut > 0 ? t.leftWithOrder(leftOut, { name }) : null
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
export function detailText({ count, itemsChanged }: Collection): string {
  const t = collectionWords.get()
  const assets = t.assets(count)
  const date = dateText(itemsChanged ?? '', 'short')
  return date ? t.joined({ first: assets, second: date }) : assets
}
