import type { LedgerEntry } from '../../../contract/document.ts'
import type { FoundAsset } from '../check/group-uses.ts'
import type { Aside } from '../../../contract/records.ts'
import { isCompLicense } from '../../holdings/license-names.ts'

/** Whether the account's own history has a license of an asset. */
export type Confirmation = 'yes' | 'no' | 'not-looked'

/** Who licensed an asset, and how that is known. */
export type Holding =
  /** By the account's own history; the entry says who obtained it. */
  | { kind: 'confirmed'; entry: LedgerEntry | null }
  /** The file says so, and nothing else does. */
  | { kind: 'claimed'; entry: LedgerEntry; isLookedUp: boolean }
  | { kind: 'none'; isLookedUp: boolean }

export type RightsState =
  /** It shows comps, and has to be licensed. */
  | 'comp'
  /** The same; it was placed by other means. */
  | 'adopted'
  /** The same, but the library has it no longer. */
  | 'vanished'
  /** Put aside by a person, with a reason. */
  | 'aside'
  /** The account holds a license. */
  | 'licensed'
  /** The file says who holds a license. */
  | 'claimed'
  /** It shows a licensed file, and nothing says who licensed it. */
  | 'unknown'

export interface AssetRights {
  state: RightsState
  holding: Holding
  /** Also when it is of no effect, being licensed. */
  aside: Aside | null
}

export interface RightsFacts {
  confirmation: Confirmation
  aside: Aside | null
}

type Judged = Pick<FoundAsset, 'state' | 'isAdopted'> & {
  isGone: boolean
  license: LedgerEntry | null
}

/** How an asset of the file stands. */
export function rightsOf(
  asset: Judged,
  { confirmation, aside }: RightsFacts
): AssetRights {
  const holding = holdingOf(asset.license, confirmation)
  return { state: stateOf(asset, holding, aside), holding, aside }
}

function holdingOf(
  entry: LedgerEntry | null,
  confirmation: Confirmation
): Holding {
  const isLookedUp = confirmation !== 'not-looked'
  const real = entry && !isCompLicense(entry.license) ? entry : null
  if (confirmation === 'yes') return { kind: 'confirmed', entry: real }
  if (real) return { kind: 'claimed', entry: real, isLookedUp }
  return { kind: 'none', isLookedUp }
}

function stateOf(
  { state, isAdopted, isGone }: Judged,
  holding: Holding,
  aside: Aside | null
): RightsState {
  if (state === 'licensed' && holding.kind === 'confirmed') return 'licensed'
  if (aside) return 'aside'
  if (state === 'licensed') {
    return holding.kind === 'claimed' ? 'claimed' : 'unknown'
  }
  if (isGone) return 'vanished'
  return isAdopted ? 'adopted' : 'comp'
}

/** The account's own history has a license of it. */
export function isHeld({ holding }: AssetRights): boolean {
  return holding.kind === 'confirmed'
}

/** It shows its comp, and nobody said that it may. */
export function showsComp({ state }: AssetRights): boolean {
  return state === 'comp' || state === 'adopted' || state === 'vanished'
}
