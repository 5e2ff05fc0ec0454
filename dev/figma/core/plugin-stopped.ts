import type { Limits } from './host.ts'
import type { Stop } from './sandbox-guard.ts'

function because(stop: Stop, limits: Limits): string {
  switch (stop) {
    case 'time': {
      const seconds = limits.running / 1000
      return `The plugin ran for ${seconds} s without a pause and was stopped.`
    }
    case 'memory': {
      const megabytes = Math.round(limits.memory / 1024 / 1024)
      return `The plugin ran out of memory (${megabytes} MB) and was stopped.`
    }
    case 'depth':
      return 'The plugin nested values or code too deeply and was stopped.'
  }
}

/** The plugin's code was ended from outside; it could not catch that. */
export class PluginStopped extends Error {
  override readonly name = 'PluginStopped'

  constructor(stop: Stop, limits: Limits) {
    super(because(stop, limits))
  }
}
