import type { LedgerEntry } from '../../../contract/document.ts'
import type { FoundAsset } from '../check/group-uses.ts'
import type { Aside } from '../../../contract/records.ts'
import { isCompLicense } from '../../holdings/license-names.ts'

/** Whether the account's own history has a license for an asset. */
export type Confirmation = 'yes' | 'no' | 'unchecked'

/** Who licensed an asset, and how that is known. */
export type Holding =
  /** Confirmed by the account's history; the entry names the licensee. */
  | { kind: 'confirmed'; entry: LedgerEntry | null }
  /** Only the file says so. */
  | { kind: 'claimed'; entry: LedgerEntry; isLookedUp: boolean }
  | { kind: 'none'; isLookedUp: boolean }

export type RightsState =
  /** It shows comps and must be licensed. */
  | 'comp'
  /** The same; it was placed by other means. */
  | 'adopted'
  /** The same, but the library removed it. */
  | 'missing'
  /** Put aside by a person, with a reason. */
  | 'aside'
  /** The account has a license. */
  | 'licensed'
  /** The file names a licensee. */
  | 'claimed'
  /** It shows a licensed file without a record of who licensed it. */
  | 'unknown'

export interface AssetRights {
  state: RightsState
  holding: Holding
  /** Also set when it has no effect because the asset is licensed. */
  aside: Aside | null
  /** The library removed it: nobody can license it. */
  isRemoved: boolean
}

export interface RightsFacts {
  confirmation: Confirmation
  aside: Aside | null
}

type Judged = Pick<FoundAsset, 'state' | 'isAdopted'> & {
  isRemoved: boolean
  license: LedgerEntry | null
}

/** The state of an asset in the file. */
export function rightsOf(
  asset: Judged,
  { confirmation, aside }: RightsFacts
): AssetRights {
  const holding = holdingOf(asset.license, confirmation)
  const { isRemoved } = asset
  return { state: stateOf(asset, holding, aside), holding, aside, isRemoved }
}

function holdingOf(
  entry: LedgerEntry | null,
  confirmation: Confirmation
): Holding {
  const isLookedUp = confirmation !== 'unchecked'
  const real = entry && !isCompLicense(entry.license) ? entry : null
  if (confirmation === 'yes') return { kind: 'confirmed', entry: real }
  if (real) return { kind: 'claimed', entry: real, isLookedUp }
  return { kind: 'none', isLookedUp }
}

function stateOf(
  { state, isAdopted, isRemoved }: Judged,
  holding: Holding,
  aside: Aside | null
): RightsState {
  if (state === 'licensed' && holding.kind === 'confirmed') return 'licensed'
  if (aside) return 'aside'
  if (state === 'licensed') {
    return holding.kind === 'claimed' ? 'claimed' : 'unknown'
  }
  if (isRemoved) return 'missing'
  return isAdopted ? 'adopted' : 'comp'
}

/** The account's own history has a license for it. */
export function isHeld({ holding }: AssetRights): boolean {
  return holding.kind === 'confirmed'
}

/** It shows its comp, and nobody put it aside. */
export function showsComp({ state }: AssetRights): boolean {
  return state === 'comp' || state === 'adopted' || state === 'missing'
}

/** It shows its comp, and there is or can be a license for it. */
export function canSwap(rights: AssetRights): boolean {
  return showsComp(rights) && (!rights.isRemoved || isHeld(rights))
}
