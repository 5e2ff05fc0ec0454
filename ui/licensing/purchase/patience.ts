/**
 * From then on a purchase without a trace is for the person to decide: the
 * gateway lets nobody license the asset again before.
 */
const least = 120_000

/** A history that lags longer is not waited for. */
const longest = 3_600_000

/** Longer than the lease of a purchase that was sent twice. */
const longestLease = 180_000

let longestLag = 0

/** The history did not show so long what is known to be licensed. */
export function noteLag(milliseconds: number): void {
  if (milliseconds < longest) longestLag = Math.max(longestLag, milliseconds)
}

/**
 * So many milliseconds a trace of a purchase is waited for; longer while the
 * gateway says that its lease is not over.
 */
export function patience(isLeased: boolean): number {
  const forHistory = Math.min(longest, Math.max(least, 4 * longestLag))
  return isLeased ? Math.max(longestLease, forHistory) : forHistory
}
