import type { ApprovalRequest } from '../../../contract/records.ts'
import type { RequestState } from './request-state.ts'
import { wordsForName, wordsForWhen } from '../../account/person-name.ts'
import { amountWords } from '../../words/amounts.ts'
import { requestWords } from './words.ts'

/** Why a request cannot be answered any more. */
export function wordsForMoot(request: ApprovalRequest | null): string {
  const t = requestWords.get()
  if (!request?.answer) return t.gone
  const who = wordsForName(request.answer.who)
  const { state } = request.answer
  if (state === 'licensed') return t.wasLicensed({ who })
  return state === 'declined' ? t.wasDeclined({ who }) : t.wasWithdrawn({ who })
}

/** How a request stands, in a line. */
export function wordsForRequest(shown: RequestState): string {
  const t = requestWords.get()
  const { state, left, licensed, absent } = shown
  if (state !== 'open') {
    const who = wordsForWhen(shown.who, shown.at)
    return t[`${state}By`]({ who })
  }
  const parts = [
    left.length > 0 && t.toLicense(left.length),
    licensed > 0 && t.licensed(licensed),
    absent > 0 && t.notNeeded(absent)
  ]
  return parts.filter(Boolean).join(' · ')
}

/** All that is asked for, at a glance. */
export function wordsForRequests(open: number, left: number): string {
  const requests = amountWords.get().requests(open)
  return requestWords.get().open(left, { requests })
}

/** What a buyer finds when they open the file. */
export function wordsForWaiting(open: number, left: number): string {
  return requestWords.get().waiting({ requests: wordsForRequests(open, left) })
}

/** What became of what the person asked for. */
export function wordsForAnswers(answered: readonly RequestState[]): string {
  const t = requestWords.get()
  const told = answered.slice(0, 3).map(shown => {
    const assets = amountWords.get().assets(shown.request.assetIds.length)
    return `${assets}: ${wordsForRequest(shown)}`
  })
  const more = answered.length - told.length
  const answers = [...told, more > 0 && t.more(more)].filter(Boolean).join('; ')
  return t.answered({ answers })
}

/** What of a file's records was left out; empty when nothing was. */
export function wordsForUnread(unread: number): string {
  return unread === 0 ? '' : requestWords.get().unread(unread)
}
