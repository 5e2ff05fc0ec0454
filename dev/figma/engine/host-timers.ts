import type { PendingWork } from './pending-work.ts'

/** Timeouts this short count as due now, as slices of long work are. */
const shortDelay = 4

export interface HostTimers {
  start(id: number, delay: number, repeats: boolean): void
  stop(id: number): void
  stopAll(): void
}

interface Running {
  stop(): void
}

/** Runs the plugin's timers on those of the environment. */
export function hostTimers(
  due: (id: number) => void,
  pending: PendingWork
): HostTimers {
  const running = new Map<number, Running>()

  function stop(id: number): void {
    running.get(id)?.stop()
    running.delete(id)
  }

  return {
    start(id, delay, repeats) {
      if (repeats) {
        const timer = setInterval(() => due(id), delay)
        running.set(id, { stop: () => clearInterval(timer) })
        return
      }
      let over: () => void = () => undefined
      const ended = new Promise<void>(resolve => {
        over = resolve
      })
      if (delay <= shortDelay) pending.add(ended)
      const timer = setTimeout(() => {
        running.delete(id)
        over()
        due(id)
      }, delay)
      running.set(id, {
        stop() {
          clearTimeout(timer)
          over()
        }
      })
    },
    stop,
    stopAll() {
      for (const id of running.keys()) stop(id)
    }
  }
}
