import { assetKey } from '../../../contract/asset-key.ts'
import type { AssetRef } from '../../../contract/document.ts'
import type { OpenAttempt } from '../../../contract/gateway.ts'
import { leaseMilliseconds, leaseLength } from './lease.ts'
import { platform } from '../../platform/platform.ts'

interface OpenElsewhere {
  attempt: string
  /** When it may be abandoned, by this machine's clock. */
  againAt: number
}

/** By asset key, attempts whose outcome the gateway does not know. */
const openAttempts = new Map<string, OpenElsewhere>()
const chosen = new Map<string, string>()

/**
 * Records an open attempt of another file or machine of the account. Returns
 * when it may be abandoned: after a whole lease, unless the gateway says
 * otherwise.
 */
export function recordOpenAttempt(
  asset: AssetRef,
  { attempt, leaseLeft }: Pick<OpenAttempt, 'attempt' | 'leaseLeft'>
): number {
  const now = platform().now()
  const before = openAttempts.get(assetKey(asset))
  const latest = now + leaseLength
  const isKnown = before?.attempt === attempt && before.againAt <= latest
  const fallback = isKnown ? before.againAt : latest
  const againAt =
    leaseLeft === undefined ? fallback : now + leaseMilliseconds(leaseLeft)
  openAttempts.set(assetKey(asset), { attempt, againAt })
  return againAt
}

/** The person decides to license it anyway. */
export function chooseReplacement(asset: AssetRef): void {
  const key = assetKey(asset)
  const known = openAttempts.get(key)
  if (known && known.againAt <= platform().now()) {
    chosen.set(key, known.attempt)
  }
}

/** The decision does not apply to another plan. */
export function forgetReplacements(): void {
  chosen.clear()
}

/** The attempt that the person abandoned for a new one. */
export function replacedAttempt(asset: AssetRef): string | undefined {
  return chosen.get(assetKey(asset))
}
