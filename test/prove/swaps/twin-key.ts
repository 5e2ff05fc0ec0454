import type { TakenStep } from './run-batch.ts'
import type { Fault } from './fault.ts'

/**
 * Equal for cases that end the plugin in the same state: what follows depends
 * only on that state, so one of them is enough. Empty for all others.
 */
export function twinKey({ crashes, closes }: Fault, step: TakenStep): string {
  if (crashes) return `crashes ${step[crashes]}`
  return closes && step.isIdle ? `closes ${step.before}` : ''
}
