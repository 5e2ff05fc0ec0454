import type { Watch } from './engine.ts'
import type { Limits } from '../shared/host.ts'
import { holds } from '../rules/rules.ts'

/** Which limit the plugin's code ran into. */
export type Stop = 'time' | 'memory' | 'depth'

/** Watches the code of a plugin. */
export interface SandboxGuard extends Watch {
  /** The limit that ended its code; null while none did. */
  readonly stop: Stop | null
  /** From here on the time counts; `limits` null lets it run on. */
  begin(limits: Limits | null): void
  /** Runs host code in between, which no limit ends. */
  aside<T>(work: () => T): T
  /**
   * Whether the sandbox has room for `more` bytes; if not, the plugin ends.
   */
  hasRoom(used: number, more: number): boolean
  /** The engine itself was cut off; nothing in it could catch that. */
  cutOff(): void
  end(): void
  /** The plugin has ended: there is nothing to stop. */
  forget(): void
}

/** `askSoon` makes the engine look at once whether it should stop. */
export function sandboxGuard(askSoon: () => void): SandboxGuard {
  let limits: Limits | null = null
  let deadline = Infinity
  let stop: Stop | null = null

  function fill(): false {
    if (!holds('limits/out-of-memory-cannot-be-caught')) return false
    stop = 'memory'
    askSoon()
    return false
  }

  return {
    get stop() {
      return stop
    },
    begin(own) {
      limits = own
      deadline = own ? performance.now() + own.running : Infinity
    },
    shouldStop() {
      if (!limits) return false
      if (!stop && performance.now() >= deadline) stop = 'time'
      return stop !== null
    },
    mayGrow(bytes) {
      if (limits && bytes > limits.memory) return fill()
      // The engine first asks for more than it needs.
      if (stop === 'memory') stop = null
      return true
    },
    aside(work) {
      const own = limits
      limits = null
      try {
        return work()
      } finally {
        limits = own
      }
    },
    hasRoom: (used, more) =>
      !limits ||
      !holds('limits/handed-bytes-count') ||
      used + more <= limits.memory ||
      fill(),
    cutOff() {
      stop = 'depth'
    },
    end() {
      limits = null
      deadline = Infinity
    },
    forget() {
      stop = null
    }
  }
}
