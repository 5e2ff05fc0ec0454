import { ClearedError, fromErrorData } from './errors.ts'
import type { ErrorData } from './errors.ts'
import type { WireBody } from './wire.ts'

/** The part of AbortSignal that calls need; the sandbox has none. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

export interface CallOptions {
  signal?: CancelSignal | undefined
  onProgress?: (done: number, total: number) => void
}

interface OpenCall {
  message: WireBody
  hasBytes: boolean
  isSent: boolean
  succeed(output: object | null): void
  fail(error: ClearedError): void
  progress(done: number, total: number): void
}

export interface OutgoingCalls {
  start(
    method: string,
    input: object,
    options: CallOptions
  ): Promise<object | null>
  succeed(id: number, output: object | null): void
  fail(id: number, error: ErrorData): void
  progress(id: number, done: number, total: number): void
  failAll(error: ClearedError): void
}

/**
 * The calls this side made. Calls that carry a file wait for their turn, so
 * that at most `byteCalls` files are copied between the frames at a time.
 */
export function createOutgoingCalls(
  post: (message: WireBody) => void,
  byteCalls: number
): OutgoingCalls {
  /** Those that wait for their turn, too, in their order. */
  const open = new Map<number, OpenCall>()
  let lastId = 0

  function start(method: string, input: object, options: CallOptions) {
    const { signal, onProgress } = options
    if (signal?.aborted) return Promise.reject(cancelledError())
    const id = (lastId += 1)

    return new Promise<object | null>((resolve, reject) => {
      const call: OpenCall = {
        message: { kind: 'call', id, method, input },
        hasBytes: 'bytes' in input,
        isSent: false,
        succeed(output) {
          end()
          resolve(output)
        },
        fail(error) {
          end()
          reject(error)
        },
        progress: (done, total) => onProgress?.(done, total)
      }
      function end(): void {
        open.delete(id)
        signal?.removeEventListener('abort', abort)
        sendNext()
      }
      function abort(): void {
        if (call.isSent) post({ kind: 'cancel', id })
        call.fail(cancelledError())
      }
      signal?.addEventListener('abort', abort)
      open.set(id, call)
      sendNext()
    })
  }

  function sendNext(): void {
    const calls = [...open.values()]
    let free =
      byteCalls - calls.filter(one => one.hasBytes && one.isSent).length
    for (const call of calls) {
      if (call.isSent || (call.hasBytes && free <= 0)) continue
      if (call.hasBytes) free -= 1
      call.isSent = true
      post(call.message)
    }
  }

  return {
    start,
    succeed: (id, output) => open.get(id)?.succeed(output),
    fail: (id, error) => open.get(id)?.fail(fromErrorData(error)),
    progress: (id, done, total) => open.get(id)?.progress(done, total),
    failAll: error => [...open.values()].forEach(call => call.fail(error))
  }
}

function cancelledError(): ClearedError {
  return new ClearedError('cancelled', 'The call was cancelled.')
}
