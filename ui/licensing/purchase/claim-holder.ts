import type { Claim } from '../../../contract/records.ts'

/** Whose claims in the file somebody looks at. */
export interface Claimant {
  who: string
  /** Null while nothing is claimed. */
  attempt: string | null
  /** Ids of the claims that stood in the file when it claimed. */
  before: ReadonlySet<string>
}

/** Milliseconds; a run that goes on writes its claims anew in half of it. */
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
      ? seemsLive(one, now)
      : !before.has(one.id) && one.attempt < attempt
  )
  return rival?.who ?? null
}

export function claimIdOf(attempt: string, assetId: string): string {
  return `${attempt}.${assetId}`
}

/**
 * What somebody else began, perhaps just now by a clock that is wrong. Only
 * the person can say that it does not count, however old it seems.
 */
export function isBegun(claim: Claim, who: string, now: number): boolean {
  return claim.who !== who && !seemsLive(claim, now)
}

/**
 * Whether the run that wrote it seems to be going on. Its machine may have
 * another time than this one, so nothing is allowed by it: what seems live
 * keeps others off, and of all else the person is asked.
 */
export function seemsLive({ at }: Claim, now: number): boolean {
  return Math.abs(now - Date.parse(at)) < claimLifetime
}
