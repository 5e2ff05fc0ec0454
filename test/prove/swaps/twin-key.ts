import type { TakenStep } from './run-batch.ts'
import type { Fault } from './faults.ts'

/**
 * The same text for cases of which one is enough: wherever the plugin ends,
 * what follows depends only on what it leaves. Empty when there are none.
 */
export function twinKey({ crashes, closes }: Fault, step: TakenStep): string {
  if (crashes) return `crashes ${step[crashes]}`
  return closes && step.isIdle ? `closes ${step.before}` : ''
}
