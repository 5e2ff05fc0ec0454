import { mediaTypes } from '../../../contract/api/media-type.ts'
import type { MediaType } from '../../../contract/api/media-type.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { CheckedPage } from '../../../contract/finding.ts'
import type { AssetRights } from './asset-rights.ts'
import { isHeld, showsComp } from './asset-rights.ts'
import { isOpenWarning } from './guard.ts'
import type { GuardedFrame } from './guard.ts'

/** The state of a file. */
export interface Verdict {
  /**
   * `fail`: it shows comps. `unsure`: something could not be read, or needs an
   * answer. `recorded`: some licenses are known only from the file.
   */
  kind: 'fail' | 'unsure' | 'recorded' | 'pass'
  assets: number
  /** Of all assets, each once. */
  media: readonly MediaType[]
  /** Assets that show comps. */
  comps: number
  /** … without any known license. */
  unlicensed: number
  /** … that the account has licensed. */
  held: number
  /** Assets that show licensed files whose licensee is unknown. */
  unknown: number
  /** … whose licensee is known only from the file. */
  claimed: number
  /** … that were not checked against any account's history. */
  unchecked: number
  aside: number
  /** … that the library removed, less those put aside. */
  removed: number
  /** Editorial assets in advertising without a reason. */
  warned: number
  /** Layers and styles whose image the person must choose. */
  unclear: number
  /** Names of pages. */
  unreadPages: readonly string[]
  /** Pages that may have changed since they were read. */
  unwatched: number
}

export interface JudgedAsset {
  found: Pick<AssetRef, 'mediaType'>
  rights: AssetRights
  frames: readonly GuardedFrame[]
}

export function judge(
  judged: readonly JudgedAsset[],
  pages: readonly CheckedPage[],
  unclear: number
): Verdict {
  const rights = judged.map(one => one.rights)
  const comps = rights.filter(showsComp)
  const count = (state: AssetRights['state']) =>
    rights.filter(one => one.state === state).length
  const sums = {
    assets: rights.length,
    media: mediaTypes.filter(one =>
      judged.some(({ found }) => found.mediaType === one)
    ),
    comps: comps.length,
    unlicensed: comps.filter(({ holding }) => holding.kind === 'none').length,
    held: comps.filter(isHeld).length,
    unknown: count('unknown'),
    claimed: count('claimed'),
    unchecked: rights.filter(isUnchecked).length,
    aside: count('aside'),
    removed: rights.filter(
      ({ isRemoved, state }) => isRemoved && state !== 'aside'
    ).length,
    warned: judged.filter(({ frames }) => frames.some(isOpenWarning)).length,
    unclear,
    unreadPages: pages.flatMap(({ checkedAt, name }) =>
      checkedAt === null ? [name] : []
    ),
    unwatched: pages.filter(isUnwatched).length
  }
  return { kind: kindOf(sums), ...sums }
}

/** It was read, but later changes were not observed. */
export function isUnwatched({ checkedAt, isWatched }: CheckedPage): boolean {
  return checkedAt !== null && !isWatched
}

function kindOf(sums: Omit<Verdict, 'kind'>): Verdict['kind'] {
  if (sums.comps > 0) return 'fail'
  const open = sums.unclear + sums.warned + sums.unknown + sums.unwatched
  if (open + sums.unreadPages.length > 0) return 'unsure'
  return sums.claimed > 0 ? 'recorded' : 'pass'
}

function isUnchecked({ state, holding }: AssetRights): boolean {
  const isOpen = state === 'claimed' || state === 'unknown'
  return isOpen && holding.kind !== 'confirmed' && !holding.isLookedUp
}
