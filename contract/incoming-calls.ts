import { ClearedError, toErrorData } from './errors.ts'
import type { WireBody } from './wire.ts'

/** What a running method may ask and tell. */
export interface CallContext {
  readonly cancelled: boolean
  onCancel(listener: () => void): void
  /** At most ten a second leave; the newest always does. */
  progress(done: number, total: number): void
  /** Throws `cancelled`; to be called before every mutation. */
  throwIfCancelled(): void
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
    const progress = createProgress(now, (done, total) =>
      post({ kind: 'progress', id, done, total })
    )
    const { context, cancel } = createContext(progress.report)
    running.set(id, cancel)
    try {
      const output = await run(method, input, context)
      progress.flush()
      post({ kind: 'result', id, output })
    } catch (error) {
      post({ kind: 'failure', id, error: toErrorData(error) })
    } finally {
      running.delete(id)
    }
  }

  return {
    answer,
    cancel: id => running.get(id)?.(),
    cancelAll: () => running.forEach(cancel => cancel())
  }
}

function createProgress(
  now: () => number,
  send: (done: number, total: number) => void
) {
  let newest: [number, number] | undefined
  let sentAt = -Infinity
  function flush(): void {
    if (!newest) return
    send(...newest)
    sentAt = now()
    newest = undefined
  }
  function report(done: number, total: number): void {
    newest = [done, total]
    if (now() - sentAt >= progressInterval) flush()
  }
  return { report, flush }
}

function createContext(report: (done: number, total: number) => void) {
  const listeners: (() => void)[] = []
  let isCancelled = false
  const context: CallContext = {
    get cancelled() {
      return isCancelled
    },
    onCancel: listener => void listeners.push(listener),
    progress: report,
    throwIfCancelled() {
      if (isCancelled) {
        throw new ClearedError('cancelled', 'The call was cancelled.')
      }
    }
  }
  function cancel(): void {
    isCancelled = true
    listeners.forEach(listener => listener())
  }
  return { context, cancel }
}
