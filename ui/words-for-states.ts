import type { JournalEntry } from '../contract/journal.ts'
import { countOf } from './count-of.ts'
import type { ChargeQuestion } from './licensing/run.ts'
import type { Incident } from './saved/read-incident.ts'

/** Only a person can put it right. */
export function wordsForIncident(incident: Incident): string {
  const { kind, assetId, licenseIds } = incident
  const numbers = licenseIds.join(' and ')
  return kind === 'licensed-twice'
    ? `Asset ${assetId} was licensed twice: ${numbers}. Send both numbers to ` +
        'the library’s support.'
    : `You hold license ${numbers} of asset ${assetId}, but it cannot be ` +
        'downloaded again. Send the number to the library’s support.'
}

export const wordsForCharge =
  'Left out, because an earlier license took more downloads than planned. ' +
  'Check your subscription, then try again.'

export const wordsForStopped = 'Left out, because the run was stopped.'

export const wordsForUnreadable =
  'A newer version of Cleared on this machine has a purchase of this asset. ' +
  'Update this one to go on.'

/** A license took more than was confirmed. */
export function wordsForMore(question: ChargeQuestion): string {
  const { confirmed, charged, left } = question
  const used = countOf(charged, 'download')
  return (
    `${used} used instead of ${countOf(confirmed, 'download')}. ` +
    `${countOf(left, 'asset')} ${left === 1 ? 'is' : 'are'} not licensed yet.`
  )
}

/** An attempt from another file or machine; `startedAt` in milliseconds. */
export function wordsForOpen(startedAt: number): string {
  const when = new Date(startedAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short'
  })
  return (
    `A purchase of this asset from ${when}, in another file or on another ` +
    'machine, is unfinished: nobody knows whether it was licensed. Nothing ' +
    'was sent now.'
  )
}

/** Of the subscription of a doubtful purchase. */
export function wordsForUnchanged(left: number): string {
  return (
    `The subscription still has ${countOf(left, 'download')} left, which hints that it ` +
    'was not licensed.'
  )
}

/** Purchases and swaps that wait for who began them. */
export function wordsForParked(
  names: readonly string[],
  isSignedIn: boolean
): string {
  const who = names.length > 0 ? ` as ${names.join(' or ')}` : ''
  return isSignedIn && who === ''
    ? 'A license or swap that is not finished belongs to another account. ' +
        'Sign in with that account to finish it.'
    : `A license or swap is not finished. Sign in${who} to finish it; nothing ` +
        'new is licensed.'
}

/** Licensed, but for a file that is not open. */
export function wordsForElsewhere(entries: readonly JournalEntry[]): string {
  const names = new Set(entries.flatMap(({ fileName }) => fileName || []))
  const where = [...names].map(name => `“${name}”`).join(', ')
  return (
    `${countOf(entries.length, 'asset')} licensed for another file. Open ${where || 'that file'} and ` +
    'Cleared there to swap.'
  )
}

/** Longer than a day without a number. */
export function wordsForPending(assetIds: readonly string[]): string {
  return (
    `The library has not shown the license number of ${assetIds.join(', ')} ` +
    'for more than a day. It is looked for each time Cleared opens; if it ' +
    'stays away, ask the library’s support.'
  )
}

export const wordsForDirect =
  'The Cleared gateway cannot be reached. Without it nobody can check whether ' +
  'your browser sends the request twice, or whether another window or machine ' +
  'is licensing the same assets now: you may be charged twice. A reply that ' +
  'gets lost can only be looked up in your license history.'
