import type { Limits } from '../shared/host.ts'

/** The default limits of a plugin. */
export const usualLimits: Limits = {
  running: 10_000,
  memory: 1_024 * 1_024 * 1_024
}
