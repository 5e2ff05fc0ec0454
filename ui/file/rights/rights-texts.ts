import { plainText } from '../../words/plain-text.ts'
import type { AssetRights } from './asset-rights.ts'
import type { Verdict } from './verdict.ts'
import { whenText } from '../../account/person-name.ts'
import { mediaVerdictWords, trackVerdictWords, verdictWords } from './words.ts'

/** The state of the file in one sentence. */
export function verdictText(verdict: Verdict): string {
  const t = verdictWordsOf(verdict)
  const { assets: all, comps, unlicensed, unknown, claimed } = verdict
  const { aside, warned, unclear } = verdict
  const isOne = all === 1
  if (unlicensed > 0) {
    return isOne ? t.notLicensedOne : t.notLicensed(unlicensed, { all })
  }
  if (comps > 0) return isOne ? t.showsCompOne : t.showsComp(comps, { all })
  if (unclear > 0) return t.unclear(unclear)
  if (warned > 0) {
    return warned === 1 ? t.advertisedOne : t.advertised(warned)
  }
  if (unknown > 0) {
    return isOne ? t.noRecordOne : t.noRecord(unknown, { all })
  }
  if (verdict.unreadPages.length > 0) return t.notEveryPage
  if (all === 0) return t.nothing
  if (verdict.unwatched > 0) return t.mayHaveChanged
  if (claimed > 0) return isOne ? t.claimedOne : t.claimed(claimed, { all })
  if (aside === all) return isOne ? t.asideOne : t.asideAll(all)
  if (aside > 0) return t.licensed(all - aside, { all })
  return isOne ? t.licensedOne : t.licensedAll(all)
}

function verdictWordsOf({ hasVideos, hasTracks }: Verdict) {
  return {
    ...verdictWords.get(),
    ...(hasVideos && mediaVerdictWords.get()),
    ...(hasTracks && trackVerdictWords.get())
  }
}

/** More details, one sentence each. */
export function detailsOfVerdict(verdict: Verdict): string[] {
  const { comps, unknown, claimed, aside, warned, unclear } = verdict
  const { unchecked, unreadPages, removed } = verdict
  const t = verdictWordsOf(verdict)
  const isOpen = comps + unclear + warned > 0
  return [
    held(verdict),
    notedText(verdict),
    comps > 0 && unclear > 0 ? t.moreUnclear(unclear) : '',
    comps + unclear > 0 && warned > 0 ? t.moreAdvertised(warned) : '',
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
