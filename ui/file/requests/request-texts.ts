import { assetOfKey } from '../../../contract/asset-key.ts'
import type { ApprovalRequest } from '../../../contract/records.ts'
import type { RequestState } from './request-state.ts'
import { personNameText, whenText } from '../../account/person-name.ts'
import { amountText, amountWords } from '../../words/amounts.ts'
import { requestWords } from './words.ts'

/** Why a request can no longer be answered. */
export function closedRequestText(request: ApprovalRequest | null): string {
  const t = requestWords.get()
  if (!request?.answer) return t.missing
  const who = personNameText(request.answer.who)
  const { state } = request.answer
  if (state === 'licensed') return t.wasLicensed({ who })
  return state === 'declined' ? t.wasDeclined({ who }) : t.wasWithdrawn({ who })
}

/** The state of a request, in one line. */
export function requestText(shown: RequestState): string {
  const t = requestWords.get()
  const { state, left, removed, licensed, absent } = shown
  if (state !== 'open') {
    const who = whenText(shown.who, shown.at)
    return t[`${state}By`]({ who })
  }
  const parts = [
    left.length > 0 && t.toLicense(left.length),
    licensed > 0 && t.licensed(licensed),
    removed > 0 && t.notInLibrary(removed),
    absent > 0 && t.notNeeded(absent)
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Such as `3 videos`; a request has one medium. */
export function requestedAssetsText({ assetIds }: ApprovalRequest): string {
  const { mediaType } = assetOfKey(assetIds[0] ?? '')
  return amountText(mediaType, assetIds.length)
}

/** Everything that is requested, in one line. */
export function requestsText(open: number, left: number): string {
  const requests = amountWords.get().requests(open)
  return requestWords.get().open(left, { requests })
}

/** What a buyer sees on opening the file. */
export function waitingText(open: number, left: number): string {
  return requestWords.get().waiting({ requests: requestsText(open, left) })
}

/** The answers to the person's own requests. */
export function answersText(answered: readonly RequestState[]): string {
  const t = requestWords.get()
  const texts = answered.slice(0, 3).map(shown => {
    const assets = requestedAssetsText(shown.request)
    return `${assets}: ${requestText(shown)}`
  })
  const more = answered.length - texts.length
  const answers = [...texts, more > 0 && t.more(more)]
    .filter(Boolean)
    .join('; ')
  return t.answered({ answers })
}

/** Which records of a file were skipped; empty if none. */
export function unreadRecordsText(unread: number): string {
  return unread === 0 ? '' : requestWords.get().unread(unread)
}
