import type { OpenAttempt } from '../../../contract/gateway.ts'
import { inLease, leaseLength } from './lease.ts'
import { platform } from '../../platform/platform.ts'

interface Heard {
  attempt: string
  /** When it may be abandoned, by this machine's clock. */
  againAt: number
}

/** By asset, attempts whose outcome the gateway does not know. */
const heard = new Map<string, Heard>()
const chosen = new Map<string, string>()

/**
 * Records an open attempt of another file or machine of the account. Returns
 * when it may be abandoned: after a whole lease, unless the gateway says
 * otherwise.
 */
export function hearOpen(
  assetId: string,
  { attempt, leaseLeft }: Pick<OpenAttempt, 'attempt' | 'leaseLeft'>
): number {
  const now = platform().now()
  const before = heard.get(assetId)
  const latest = now + leaseLength
  const isKnown = before?.attempt === attempt && before.againAt <= latest
  const untold = isKnown ? before.againAt : latest
  const againAt = leaseLeft === undefined ? untold : now + inLease(leaseLeft)
  heard.set(assetId, { attempt, againAt })
  return againAt
}

/** The person decides to license it anyway. */
export function chooseInstead(assetId: string): void {
  const known = heard.get(assetId)
  if (known && known.againAt <= platform().now()) {
    chosen.set(assetId, known.attempt)
  }
}

/** The decision does not apply to another plan. */
export function forgetInstead(): void {
  chosen.clear()
}

/** The attempt that the person abandoned for a new one. */
export function insteadOf(assetId: string): string | undefined {
  return chosen.get(assetId)
}
