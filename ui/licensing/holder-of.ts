import type { Claim } from '../../contract/records.ts'
import { remembered } from './states/step.ts'

/** Whose claims in the file somebody looks at. */
export interface Claimant {
  who: string
  /** Null while nothing is claimed. */
  attempt: string | null
  /** Ids of the claims that stood in the file when it claimed. */
  before: ReadonlySet<string>
}

/** Milliseconds; of older claims nobody knows whether they are still meant. */
export const claimLifetime = 600_000

/**
 * Milliseconds until a claim is sure. What one person writes must come to all
 * others in half of it: whoever has not seen a claim before writing their own
 * then sees it at the second look, and so do those who wrote it.
 */
export const claimPause = 1500

/**
 * Who else is licensing the asset, by the claims of the file. Who was there
 * before goes first; of claims written at the same time the lowest attempt.
 */
export function holderOf(
  assetId: string,
  claims: readonly Claim[],
  { who, attempt, before }: Claimant,
  now: number
): string | null {
  const others = claims.filter(
    // Windows and machines of one person are the gateway's to keep apart.
    one => one.assetId === assetId && one.who !== who
  )
  const rival = others.find(one =>
    attempt === null
      ? isFresh(one, now)
      : !before.has(one.id) && one.attempt < attempt
  )
  return rival?.who ?? null
}

export function claimIdOf(attempt: string, assetId: string): string {
  return `${attempt}.${assetId}`
}

/** The run that wrote it may be going on. */
export function isFresh(claim: Claim, now: number): boolean {
  return ageOf(claim, now) < claimLifetime
}

/** What somebody else began; their purchase may be open like this claim. */
export function isBegun(claim: Claim, who: string, now: number): boolean {
  const age = ageOf(claim, now)
  return claim.who !== who && age >= claimLifetime && age < remembered
}

/** After so long, or without a time, anybody may delete it. */
export function isLitter(claim: Claim, now: number): boolean {
  return !(ageOf(claim, now) < remembered)
}

/**
 * Milliseconds. What is ahead was written now by a clock that is wrong, and
 * what is too far ahead by one that cannot be believed.
 */
function ageOf({ at }: Claim, now: number): number {
  const age = now - Date.parse(at)
  return age > -remembered ? Math.max(0, age) : Infinity
}
