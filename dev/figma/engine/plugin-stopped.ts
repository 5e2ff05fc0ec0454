import type { Limits } from '../shared/host.ts'
import type { Stop } from './sandbox-guard.ts'

const reasons: Record<Stop, (limits: Limits) => string> = {
  time: ({ running }) =>
    `The plugin ran for ${running / 1000} s without a pause and was stopped.`,
  memory: ({ memory }) =>
    `The plugin ran out of memory (${Math.round(memory / 1024 / 1024)} MB) ` +
    'and was stopped.',
  depth: () => 'The plugin nested values or code too deeply and was stopped.'
}

/** The plugin's code was ended from outside; it could not catch that. */
export class PluginStopped extends Error {
  override readonly name = 'PluginStopped'

  constructor(stop: Stop, limits: Limits) {
    super(reasons[stop](limits))
  }
}
