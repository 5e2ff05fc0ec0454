/** By asset, attempts of which the gateway does not know how they ended. */
const heard = new Map<string, string>()
const chosen = new Map<string, string>()

/** Another file or machine of the account has left this attempt open. */
export function hearOpen(assetId: string, attempt: string): void {
  heard.set(assetId, attempt)
}

/** The person licenses it all the same. */
export function chooseInstead(assetId: string): void {
  const attempt = heard.get(assetId)
  if (attempt !== undefined) chosen.set(assetId, attempt)
}

/** Another plan is not what the person said it of. */
export function forgetInstead(): void {
  chosen.clear()
}

/** The attempt that the person gave up for another one. */
export function insteadOf(assetId: string): string | undefined {
  return chosen.get(assetId)
}
