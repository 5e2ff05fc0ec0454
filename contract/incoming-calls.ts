import { ClearedError, toErrorData } from './errors.ts'
import type { WireBody } from './wire.ts'

/** What a running method can use. */
export interface CallContext {
  onCancel(listener: () => void): void
  /** At most ten a second leave; the newest always does. */
  progress(done: number, total: number): void
  /** Throws `cancelled`; to be called before every mutation. */
  throwIfCancelled(): void
}

export type Input<Method> = Method extends (input: infer I) => unknown
  ? I
  : never
export type Output<Method> = Method extends (input: never) => infer O
  ? O
  : never

export type Handlers<Local> = {
  [Name in keyof Local]: (
    input: Input<Local[Name]>,
    context: CallContext
  ) => Output<Local[Name]> | Promise<Output<Local[Name]>>
}

export type Run = (
  method: string,
  input: object,
  context: CallContext
) => Promise<object | null>

export interface IncomingCalls {
  answer(id: number, method: string, input: object): Promise<void>
  cancel(id: number): void
  cancelAll(): void
}

const progressInterval = 100

/** The calls the other side made. `now` is in milliseconds. */
export function createIncomingCalls(
  post: (message: WireBody) => void,
  run: Run,
  now: () => number
): IncomingCalls {
  const running = new Map<number, () => void>()

  async function answer(id: number, method: string, input: object) {
    const listeners: (() => void)[] = []
    let isCancelled = false
    let newest: WireBody | null = null
    let postedAt = -Infinity

    function postNewest(): void {
      if (newest) post(newest)
      newest = null
      postedAt = now()
    }

    running.set(id, () => {
      isCancelled = true
      listeners.forEach(listener => listener())
    })
    try {
      const output = await run(method, input, {
        onCancel: listener => void listeners.push(listener),
        progress(done, total) {
          newest = { kind: 'progress', id, done, total }
          if (now() - postedAt >= progressInterval) postNewest()
        },
        throwIfCancelled() {
          if (isCancelled) throw new ClearedError('cancelled')
        }
      })
      postNewest()
      post({ kind: 'result', id, output })
    } catch (error) {
      post({ kind: 'failure', id, error: toErrorData(error) })
    }
    running.delete(id)
  }

  return {
    answer,
    cancel(id) {
      const stop = running.get(id)
      if (stop) stop()
    },
    cancelAll: () => running.forEach(stop => stop())
  }
}
