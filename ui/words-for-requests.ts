import type { ApprovalRequest } from '../contract/records.ts'
import { countOf } from './count-of.ts'
import { plainText } from './records/plain-text.ts'
import type { RequestState } from './requests/request-state.ts'
import { dateText } from './views/date-text.ts'

/** The name of a person as a file gives it. */
export function wordsForName(who: string): string {
  return plainText(who) || 'Someone'
}

/** Who, and when if that is known. */
export function wordsForWhen(who: string, at: string): string {
  return [wordsForName(who), dateText(at, 'short')].filter(Boolean).join(', ')
}

/** Why a request cannot be answered any more. */
export function wordsForMoot(request: ApprovalRequest | null): string {
  if (!request?.answer) return 'The request is no longer in the file.'
  const { state, who } = request.answer
  return `The request was ${state} by ${wordsForName(who)} meanwhile.`
}

const answers: Record<Exclude<RequestState['state'], 'open'>, string> = {
  licensed: 'Licensed by',
  declined: 'Declined by',
  withdrawn: 'Withdrawn by'
}

/** How a request stands, in a line. */
export function wordsForRequest(shown: RequestState): string {
  const { state, who, at, left, licensed, absent } = shown
  if (state !== 'open') return `${answers[state]} ${wordsForWhen(who, at)}`
  const parts = [
    left.length > 0 && `${left.length} to license`,
    licensed > 0 && `${licensed} licensed`,
    absent > 0 && `${absent} not needed any more`
  ]
  return parts.filter(Boolean).join(' · ')
}

/** All that is asked for, at a glance. */
export function wordsForRequests(open: number, left: number): string {
  return `${countOf(open, 'request')}, ${countOf(left, 'asset')} to license`
}

/** What a buyer finds when they open the file. */
export function wordsForWaiting(open: number, left: number): string {
  return `In this file: ${wordsForRequests(open, left)}.`
}

/** What became of what the person asked for. */
export function wordsForAnswers(answered: readonly RequestState[]): string {
  const told = answered.slice(0, 3).map(shown => {
    const assets = countOf(shown.request.assetIds.length, 'asset')
    return `${assets}: ${wordsForRequest(shown)}`
  })
  const more = answered.length - told.length
  return `You asked for licenses. ${told.join('; ')}${more > 0 ? `; ${more} more` : ''}.`
}

export const whoReads =
  'Everyone with edit access to this file who runs Cleared can read your ' +
  'name and the note.'

/** What of a file's records was left out; empty when nothing was. */
export function wordsForUnread(unread: number): string {
  if (unread === 0) return ''
  return (
    `${countOf(unread, 'record')} of this file could not be read: written by a newer version of ` +
    'Cleared, or by something else. Nothing was changed in them.'
  )
}
