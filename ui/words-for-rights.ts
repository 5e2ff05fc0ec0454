import { plainText } from './records/plain-text.ts'
import type { AssetRights, RightsState } from './rights/asset-rights.ts'
import type { Verdict } from './rights/verdict.ts'
import { wordsForWhen } from './words-for-requests.ts'

/** What the badge of an asset says. */
export const rightsTexts: Record<RightsState, string> = {
  comp: 'Comp',
  adopted: 'Adopted comp',
  vanished: 'Vanished',
  aside: 'Put aside',
  licensed: 'Licensed',
  claimed: 'Recorded',
  unknown: 'Unknown'
}

/** The file at a glance. */
export function wordsForVerdict(verdict: Verdict): string {
  const { assets, comps, unlicensed, unknown, claimed, warned } = verdict
  if (unlicensed > 0) {
    return of(unlicensed, assets, 'is not licensed', 'are not licensed')
  }
  if (comps > 0) {
    return of(comps, assets, 'shows its comp', 'show their comps')
  }
  if (warned > 0) {
    return warned === 1
      ? 'An editorial asset is in advertising'
      : `${warned} editorial assets are in advertising`
  }
  if (unknown > 0) {
    const record = 'has no license on record'
    return of(unknown, assets, record, 'have no license on record')
  }
  if (verdict.unreadPages.length > 0) return 'Not every page could be checked'
  if (assets === 0) return 'Nothing to license in this file'
  if (verdict.unwatched > 0) return 'Pages may have changed since the check'
  if (claimed > 0) {
    const one = 'is licensed as far as this file says'
    return of(claimed, assets, one, one.replace('is', 'are'))
  }
  if (verdict.aside === assets) {
    return assets === 1
      ? 'The one asset in this file is put aside'
      : `All ${assets} assets in this file are put aside`
  }
  if (verdict.aside > 0) {
    return of(assets - verdict.aside, assets, 'is licensed', 'are licensed')
  }
  return assets === 1
    ? 'The one asset in this file is licensed'
    : `All ${assets} assets in this file are licensed`
}

/** What else has to be known of it, a sentence each. */
export function detailsOfVerdict(verdict: Verdict): string[] {
  const { comps, unknown, claimed, aside, warned } = verdict
  const { notLooked, unreadPages } = verdict
  const isOpen = comps + warned > 0
  return [
    held(verdict),
    noted(verdict),
    comps > 0 && warned > 0
      ? `${many(warned, 'editorial asset is', 'editorial assets are')} in advertising.`
      : '',
    isOpen && unknown > 0
      ? `${many(unknown, 'has', 'have')} no license on record.`
      : '',
    (isOpen || unknown > 0) && claimed > 0
      ? `${many(claimed, 'is', 'are')} licensed as far as this file says.`
      : '',
    notLooked > 0
      ? `Your account was not asked: sign in to check ${those(notLooked)}.`
      : '',
    claimed > notLooked
      ? `Your account’s history does not have ${those(claimed - notLooked)}.`
      : '',
    aside > 0 && aside < verdict.assets
      ? `${many(aside, 'is', 'are')} put aside.`
      : '',
    unreadPages.length > 0
      ? `Could not be read: ${unreadPages.map(plainText).join(', ')}.`
      : ''
  ].filter(Boolean)
}

/** Who licensed an asset, and how that is known. */
export function wordsForHolding({
  state,
  holding,
  aside
}: AssetRights): string {
  if (state === 'aside' && aside) {
    return `By ${wordsForWhen(aside.who, aside.at)}: ${plainText(aside.reason)}`
  }
  if (state === 'vanished') return 'No longer in the library'
  const isLicensed = state === 'licensed' || state === 'claimed'
  if (holding.kind === 'none') {
    if (state !== 'unknown') return ''
    return holding.isLookedUp
      ? 'Neither this file nor your account has a license of it'
      : 'This file has no record of a license'
  }
  const { entry } = holding
  const who = entry ? wordsForWhen(entry.licensee, entry.at) : ''
  if (holding.kind === 'confirmed') {
    if (!isLicensed) return 'You hold a license: swap it without a charge'
    return who || 'By your account'
  }
  if (!isLicensed) return `Noted as licensed by ${who}`
  return holding.isLookedUp ? `${who} (not in your account)` : who
}

function of(count: number, all: number, one: string, many: string): string {
  if (all === 1) return `The one asset in this file ${one}`
  return `${count} of ${all} assets ${count === 1 ? one : many}`
}

function held({ comps, unlicensed, held: count }: Verdict): string {
  if (count === 0) return ''
  const licenses = count === 1 ? 'a license' : 'licenses'
  const which = unlicensed > 0 ? ` of ${count} more` : ` of ${count}`
  return (
    `You hold ${licenses}${count === comps ? '' : which}: ` +
    `swap ${those(count)} without a charge.`
  )
}

/** A note in the file is a claim, until the account's history confirms it. */
function noted({ comps, unlicensed, held: own }: Verdict): string {
  const count = comps - unlicensed - own
  if (count === 0) return ''
  if (count === comps) {
    return count === 1
      ? 'It is noted as licensed.'
      : 'They are noted as licensed.'
  }
  if (unlicensed === 0) return `${many(count, 'is', 'are')} noted as licensed.`
  return count === 1
    ? '1 more is noted as licensed but shows its comp.'
    : `${count} more are noted as licensed but show their comps.`
}

function those(count: number): string {
  return count === 1 ? 'it' : 'them'
}

function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}
