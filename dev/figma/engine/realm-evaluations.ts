import { RealmError } from './realm-error.ts'

interface Evaluated {
  id: number
  value?: unknown
  error?: { name: string; message: string; stack?: string }
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Test code inside the realm whose result is still to come. */
export interface RealmEvaluations {
  readonly areWaiting: boolean
  begin(): { id: number; result: Promise<unknown> }
  /** Takes what the realm answers. */
  finish(answer: unknown): void
  /** Gives up all pending evaluations. */
  giveUp(reason: Error): void
}

/** Gives each evaluation a number and keeps it until its answer. */
export function realmEvaluations(): RealmEvaluations {
  const waiting = new Map<number, Waiting>()
  let last = 0

  return {
    get areWaiting() {
      return waiting.size > 0
    },
    begin() {
      last += 1
      const id = last
      const result = new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
      })
      return { id, result }
    },
    finish(answer) {
      const { id, value, error } = answer as Evaluated // the realm's own
      const waiter = waiting.get(id)
      waiting.delete(id)
      if (!error) return waiter?.resolve(value)
      const { name, message, stack = '' } = error
      return waiter?.reject(new RealmError(name, message, stack))
    },
    giveUp(reason) {
      for (const waiter of waiting.values()) waiter.reject(reason)
      waiting.clear()
    }
  }
}
