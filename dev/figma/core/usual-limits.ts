import type { Limits } from '../shared/host.ts'

/** What a plugin may take where nobody says anything else. */
export const usualLimits: Limits = {
  running: 10_000,
  memory: 1_024 * 1_024 * 1_024
}
