/**
 * Milliseconds after which a purchase without a trace is for the person to
 * decide. The gateway does not allow licensing the asset again before.
 */
const minWait = 120_000

/** We do not wait for a history that lags longer. */
const maxWait = 3_600_000

/** Longer than the lease of a purchase that was sent twice. */
const leaseWait = 180_000

let longestLag = 0

/** Notes how long the history did not show a license known to exist. */
export function noteLag(milliseconds: number): void {
  if (milliseconds < maxWait) longestLag = Math.max(longestLag, milliseconds)
}

/**
 * Milliseconds to wait for a trace of a purchase; longer while the gateway
 * reports an active lease.
 */
export function patience(isLeased: boolean): number {
  const forHistory = Math.min(maxWait, Math.max(minWait, 4 * longestLag))
  return isLeased ? Math.max(leaseWait, forHistory) : forHistory
}
