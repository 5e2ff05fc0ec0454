import { assetKey, isSameAsset } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import { claimedAsset } from '../../../contract/records.ts'
import type { Claim } from '../../../contract/records.ts'

/** Who reads the claims of a file. */
export interface Claimant {
  who: string
  /** Null before claiming. */
  attempt: string | null
  /** Ids of the claims in the file at the time of claiming. */
  before: ReadonlySet<string>
}

/** Milliseconds. An active run renews its claims in half this time. */
export const claimLifetime = 600_000

/**
 * Milliseconds until a claim is reliable. What one person writes must reach
 * everyone else in half of it. Anyone who did not see a claim before writing
 * their own sees it at the second check, and so does the other side.
 */
export const claimPause = 1500

/**
 * Who else is licensing the asset, according to the claims in the file. Earlier
 * claims win; among simultaneous ones, the lowest attempt.
 */
export function holderOf(
  asset: AssetRef,
  claims: readonly Claim[],
  { who, attempt, before }: Claimant,
  now: number
): string | null {
  const others = claims.filter(
    // The gateway keeps windows and machines of one person apart.
    one => isSameAsset(claimedAsset(one), asset) && one.who !== who
  )
  const rival = others.find(one =>
    attempt === null
      ? seemsActive(one, now)
      : !before.has(one.id) && one.attempt < attempt
  )
  return rival?.who ?? null
}

export function claimIdOf(attempt: string, asset: AssetRef): string {
  return `${attempt}.${assetKey(asset)}`
}

/**
 * A claim of someone else, however old: clocks may be wrong, so only the person
 * can decide to ignore it.
 */
export function isBegun(claim: Claim, who: string, now: number): boolean {
  return claim.who !== who && !seemsActive(claim, now)
}

/**
 * Whether the run behind a claim seems active. Clocks differ between machines,
 * so this never permits anything: an active claim blocks others, and for any
 * other claim the person is asked.
 */
export function seemsActive({ at }: Claim, now: number): boolean {
  return Math.abs(now - Date.parse(at)) < claimLifetime
}
