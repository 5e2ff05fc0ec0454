import type { JournalEntry } from '../contract/journal.ts'
import { countOf } from './count-of.ts'
import type { ChargeQuestion } from './licensing/run.ts'
import type { Incident } from './saved/read-incident.ts'

/** Only a person can put it right. */
export function wordsForIncident(incident: Incident): string {
  const { kind, assetId, licenseIds, charge } = incident
  if (charge) return wordsForDearer(assetId, charge)
  const numbers = licenseIds.join(' and ')
  return kind === 'licensed-twice'
    ? `Asset ${assetId} was licensed twice: ${numbers}. Send both numbers to ` +
        'the library’s support.'
    : `You hold license ${numbers} of asset ${assetId}, but it cannot be ` +
        'downloaded again. Send the number to the library’s support.'
}

function wordsForDearer(
  assetId: string,
  { licenses, confirmed, charged }: NonNullable<Incident['charge']>
): string {
  const what =
    licenses === 1 ? `asset ${assetId}` : `${licenses} assets (${assetId} …)`
  return (
    `Licensing ${what} took ${countOf(charged, 'download')}; you confirmed ` +
    `${confirmed}. Check your subscription; if it should not be so, ask the ` +
    'library’s support.'
  )
}

export const wordsForCharge =
  'Left out, because an earlier license took more downloads than planned. ' +
  'Check your subscription, then try again.'

export const wordsForStopped = 'Left out, because the run was stopped.'

export const wordsForLess =
  'Left out, because the subscription has fewer downloads left than when ' +
  'this was planned, or has ended. Try again for a fresh plan.'

export const wordsForUnreadable =
  'This machine has a purchase of this asset that cannot be read: a newer ' +
  'version of Cleared wrote it, or it is broken. Update Cleared, or look into ' +
  'your license history.'

/** Of these assets; empty where even that is not known. */
export function wordsForAllUnreadable(assetIds: readonly string[]): string {
  const what = countOf(assetIds.length, 'purchase')
  const known = [...new Set(assetIds)].filter(Boolean).slice(0, 20)
  const which = known.length > 0 ? ` (${known.join(', ')})` : ''
  return (
    `${what} on this machine${which} cannot be read: a newer version of ` +
    'Cleared wrote that, or it is broken. It is kept, and its asset is not ' +
    'licensed again. Update Cleared, or look into your license history.'
  )
}

/** A license took more than was confirmed. */
export function wordsForMore(question: ChargeQuestion): string {
  const { confirmed, charged, left } = question
  const used = countOf(charged, 'download')
  const rest = countOf(left, 'asset')
  return (
    `${used} used instead of ${countOf(confirmed, 'download')}. ` +
    (left === 0
      ? 'Nothing is left to license; the swap is free.'
      : `${rest} ${left === 1 ? 'is' : 'are'} not licensed yet.`)
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

/** Of a plan that gives doubtful purchases up. */
export const wordsForAgain =
  'An earlier purchase is not certain: you may be charged twice.'

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
  'Without the gateway nobody can check whether your browser sends the ' +
  'request twice, or whether another window or machine is licensing the same ' +
  'assets now: you may be charged twice. A reply that gets lost can only be ' +
  'looked up in your license history.'
