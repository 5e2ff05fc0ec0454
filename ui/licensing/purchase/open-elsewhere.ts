import type { OpenAttempt } from '../../../contract/gateway.ts'
import { inLease, leaseLength } from './lease.ts'
import { platform } from '../../platform/platform.ts'

interface Heard {
  attempt: string
  /** When it may be given up, by the clock of this machine. */
  againAt: number
}

/** By asset, attempts of which the gateway does not know how they ended. */
const heard = new Map<string, Heard>()
const chosen = new Map<string, string>()

/**
 * Another file or machine of the account has left this attempt open. Answers
 * when it may be given up: a gateway that does not say gets a whole lease.
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

/** The person licenses it all the same. */
export function chooseInstead(assetId: string): void {
  const known = heard.get(assetId)
  if (known && known.againAt <= platform().now()) {
    chosen.set(assetId, known.attempt)
  }
}

/** Another plan is not what the person said it of. */
export function forgetInstead(): void {
  chosen.clear()
}

/** The attempt that the person gave up for another one. */
export function insteadOf(assetId: string): string | undefined {
  return chosen.get(assetId)
}
