import type { ErrorData } from '../../contract/errors.ts'
import { canHelp } from './error-texts.ts'

/** Milliseconds, when the service does not say. */
const usualWait = 10_000

/**
 * When the error happened, in milliseconds since 1970, and how many
 * milliseconds to wait from then on; 0 if waiting does not help.
 */
export function waitOf(error: ErrorData | null): {
  at: number
  wait: number
} {
  const { at, retryAfter } = error?.data ?? {}
  if (!error || !canHelp('wait', error) || typeof at !== 'number') {
    return { at: 0, wait: 0 }
  }
  return { at, wait: typeof retryAfter === 'number' ? retryAfter : usualWait }
}
