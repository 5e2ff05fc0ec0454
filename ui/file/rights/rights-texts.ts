import type { MediaType } from '../../../contract/api/media-type.ts'
import { listText } from '../../words/format.ts'
import { plainText } from '../../words/plain-text.ts'
import type { AssetRights } from './asset-rights.ts'
import type { Verdict } from './verdict.ts'
import { whenText } from '../../account/person-name.ts'
import {
  onlyImageWords,
  onlyTrackWords,
  onlyVideoWords,
  verdictNouns,
  verdictPartNouns,
  verdictWords
} from './words.ts'

/** The state of the file in one sentence. */
export function verdictText(verdict: Verdict): string {
  const t = verdictWords.get()
  const { assets: all, comps, unlicensed, unknown, claimed } = verdict
  const { aside, warned, unclear } = verdict
  const only = all === 1 && onlyWordsOf(verdict)
  const nouns = nounsOf(verdict, verdictNouns.get())
  const of = { all, nouns: nounsOf(verdict, verdictPartNouns.get()) }
  if (unlicensed > 0) {
    return only ? only.notLicensed : t.notLicensed(unlicensed, of)
  }
  if (comps > 0) return only ? only.showsComp : t.showsComp(comps, of)
  if (unclear > 0) return t.unclear(unclear)
  if (warned > 0) {
    return warned === 1
      ? t.advertisedOne
      : t.advertised({ count: warned, nouns })
  }
  if (unknown > 0) return only ? only.noRecord : t.noRecord(unknown, of)
  if (verdict.unreadPages.length > 0) return t.notEveryPage
  if (all === 0) return t.nothing
  if (verdict.unwatched > 0) return t.mayHaveChanged
  if (claimed > 0) return only ? only.claimed : t.claimed(claimed, of)
  if (aside === all) {
    return only ? only.aside : t.asideAll({ count: all, nouns })
  }
  if (aside > 0) return t.licensed(all - aside, of)
  return only ? only.licensed : t.licensedAll({ count: all, nouns })
}

function onlyWordsOf({ media: [mediaType = 'image'] }: Verdict) {
  return {
    image: onlyImageWords,
    video: onlyVideoWords,
    audio: onlyTrackWords
  }[mediaType].get()
}

/** `images, videos and tracks`. */
function nounsOf(
  { media }: Verdict,
  nouns: Readonly<Record<MediaType, string>>
): string {
  return listText(media.map(one => nouns[one]))
}

/** More details, one sentence each. */
export function detailsOfVerdict(verdict: Verdict): string[] {
  const { comps, unknown, claimed, aside, warned, unclear } = verdict
  const { unchecked, unreadPages, removed } = verdict
  const t = verdictWords.get()
  const isOpen = comps + unclear + warned > 0
  return [
    held(verdict),
    notedText(verdict),
    comps > 0 && unclear > 0 ? t.moreUnclear(unclear) : '',
    comps + unclear > 0 ? alsoAdvertised(verdict) : '',
    isOpen && unknown > 0 ? t.moreUnknown(unknown) : '',
    (isOpen || unknown > 0) && claimed > 0 ? t.moreClaimed(claimed) : '',
    unchecked > 0 ? t.notAsked(unchecked) : '',
    claimed > unchecked ? t.notInHistory(claimed - unchecked) : '',
    aside > 0 && aside < verdict.assets ? t.moreAside(aside) : '',
    removed > 0 ? t.removed(removed) : '',
    unreadPages.length > 0
      ? t.unread({ pages: unreadPages.map(plainText).join(', ') })
      : ''
  ].filter(Boolean)
}

function alsoAdvertised(verdict: Verdict): string {
  const t = verdictWords.get()
  const { warned } = verdict
  if (warned < 2) return warned === 1 ? t.moreAdvertisedOne : ''
  const nouns = nounsOf(verdict, verdictNouns.get())
  return t.moreAdvertised({ count: warned, nouns })
}

/** Who licensed an asset, how that is known, and whether the library has it. */
export function holdingText(rights: AssetRights): string {
  const { notInLibrary } = verdictWords.get()
  return [licenseeText(rights), rights.isRemoved && notInLibrary]
    .filter(Boolean)
    .join(' · ')
}

/** What it means that the library removed the asset; empty if it did not. */
export function removalText({
  state,
  holding,
  isRemoved
}: AssetRights): string {
  const t = verdictWords.get()
  if (!isRemoved || state === 'aside') return ''
  if (holding.kind !== 'none') return t.removedLicensed
  return state === 'unknown' ? t.removedUnknown : t.removedComp
}

function licenseeText({ state, holding, aside }: AssetRights): string {
  const t = verdictWords.get()
  if (state === 'aside' && aside) {
    return t.asideBy({
      who: whenText(aside.who, aside.at),
      reason: plainText(aside.reason)
    })
  }
  const isLicensed = state === 'licensed' || state === 'claimed'
  if (holding.kind === 'none') {
    if (state !== 'unknown') return ''
    return holding.isLookedUp ? t.noneAnywhere : t.noneInFile
  }
  const { entry } = holding
  const who = entry ? whenText(entry.licensee, entry.at) : ''
  if (holding.kind === 'confirmed') {
    if (!isLicensed) return t.swapFree
    return who || t.byAccount
  }
  if (!isLicensed) return t.notedBy({ who })
  return holding.isLookedUp ? t.notInAccount({ who }) : who
}

function held({ comps, unlicensed, held: count }: Verdict): string {
  const t = verdictWords.get()
  if (count === 0) return ''
  if (count === comps) return t.heldAll(count)
  return unlicensed > 0 ? t.heldMore(count) : t.heldSome(count)
}

/** A record in the file is a claim until the account's history confirms it. */
function notedText({ comps, unlicensed, held: own }: Verdict): string {
  const t = verdictWords.get()
  const count = comps - unlicensed - own
  if (count === 0) return ''
  if (count === comps) return t.notedAll(count)
  return unlicensed === 0 ? t.notedSome(count) : t.notedMore(count)
}
