/** From then on a purchase without a trace is for the person to decide. */
const least = 60_000

/** A history that lags longer is not waited for. */
const longest = 3_600_000

/** Longer than the gateway waits for the service. */
const longestSending = 180_000

let longestLag = 0

/** The history did not show so long what is known to be licensed. */
export function noteLag(milliseconds: number): void {
  if (milliseconds < longest) longestLag = Math.max(longestLag, milliseconds)
}

/** So many milliseconds a trace of a purchase is waited for. */
export function patience(isSending: boolean): number {
  const forHistory = Math.min(longest, Math.max(least, 4 * longestLag))
  return isSending ? Math.max(longestSending, forHistory) : forHistory
}
