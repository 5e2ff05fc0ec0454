import type { OpenAttempt } from '../../../contract/gateway.ts'
import { leaseMilliseconds, leaseLength } from './lease.ts'
import { platform } from '../../platform/platform.ts'

interface OpenElsewhere {
  attempt: string
  /** When it may be abandoned, by this machine's clock. */
  againAt: number
}

/** By asset, attempts whose outcome the gateway does not know. */
const openAttempts = new Map<string, OpenElsewhere>()
const chosen = new Map<string, string>()

/**
 * Records an open attempt of another file or machine of the account. Returns
 * when it may be abandoned: after a whole lease, unless the gateway says
 * otherwise.
 */
export function recordOpenAttempt(
  assetId: string,
  { attempt, leaseLeft }: Pick<OpenAttempt, 'attempt' | 'leaseLeft'>
): number {
  const now = platform().now()
  const before = openAttempts.get(assetId)
  const latest = now + leaseLength
  const isKnown = before?.attempt === attempt && before.againAt <= latest
  const fallback = isKnown ? before.againAt : latest
  const againAt =
    leaseLeft === undefined ? fallback : now + leaseMilliseconds(leaseLeft)
  openAttempts.set(assetId, { attempt, againAt })
  return againAt
}

/** The person decides to license it anyway. */
export function chooseReplacement(assetId: string): void {
  const known = openAttempts.get(assetId)
  if (known && known.againAt <= platform().now()) {
    chosen.set(assetId, known.attempt)
  }
}

/** The decision does not apply to another plan. */
export function forgetReplacements(): void {
  chosen.clear()
}

/** The attempt that the person abandoned for a new one. */
export function replacedAttempt(assetId: string): string | undefined {
  return chosen.get(assetId)
}
