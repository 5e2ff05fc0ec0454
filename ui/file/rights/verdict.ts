import type { CheckedPage } from '../../../contract/finding.ts'
import type { AssetRights } from './asset-rights.ts'
import { isHeld, showsComp } from './asset-rights.ts'
import { isOpenWarning } from './guard.ts'
import type { GuardedFrame } from './guard.ts'

/** A file at a glance. */
export interface Verdict {
  /**
   * `fail`: comps show. `unsure`: something could not be seen, or has to be
   * answered. `recorded`: some licenses are known from the file alone.
   */
  kind: 'fail' | 'unsure' | 'recorded' | 'pass'
  assets: number
  /** Assets that show comps. */
  comps: number
  /** Of them those that nobody is known to have licensed. */
  unlicensed: number
  /** … those that the account holds licenses of. */
  held: number
  /** Assets that show licensed files: who licensed them is not known. */
  unknown: number
  /** … is known from the file alone. */
  claimed: number
  /** Of all recorded those that no account's history was asked about. */
  notLooked: number
  aside: number
  /** Editorial assets in advertising that nobody answered for. */
  warned: number
  /** Layers and styles of which the person has to choose the image. */
  unclear: number
  /** Names of pages. */
  unreadPages: readonly string[]
  /** Pages that may have changed since they were read. */
  unwatched: number
}

export interface JudgedAsset {
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
    comps: comps.length,
    unlicensed: comps.filter(({ holding }) => holding.kind === 'none').length,
    held: comps.filter(isHeld).length,
    unknown: count('unknown'),
    claimed: count('claimed'),
    notLooked: rights.filter(isNotLooked).length,
    aside: count('aside'),
    warned: judged.filter(({ frames }) => frames.some(isOpenWarning)).length,
    unclear,
    unreadPages: pages.flatMap(({ checkedAt, name }) =>
      checkedAt === null ? [name] : []
    ),
    unwatched: pages.filter(isUnwatched).length
  }
  return { kind: kindOf(sums), ...sums }
}

/** Read, but what changed since was not heard. */
export function isUnwatched({ checkedAt, isWatched }: CheckedPage): boolean {
  return checkedAt !== null && !isWatched
}

function kindOf(sums: Omit<Verdict, 'kind'>): Verdict['kind'] {
  if (sums.comps > 0) return 'fail'
  const open = sums.unclear + sums.warned + sums.unknown + sums.unwatched
  if (open + sums.unreadPages.length > 0) return 'unsure'
  return sums.claimed > 0 ? 'recorded' : 'pass'
}

function isNotLooked({ state, holding }: AssetRights): boolean {
  const isOpen = state === 'claimed' || state === 'unknown'
  return isOpen && holding.kind !== 'confirmed' && !holding.isLookedUp
}
