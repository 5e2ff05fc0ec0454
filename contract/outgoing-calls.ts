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
  const open = new Map<number, OpenCall>()
  const turns = createTurns(byteCalls)
  let lastId = 0

  function start(method: string, input: object, options: CallOptions) {
    const { signal, onProgress } = options
    if (signal?.aborted) return Promise.reject(cancelledError())
    const id = (lastId += 1)
    const turn = 'bytes' in input ? turns.take : startAtOnce

    return new Promise<object | null>((resolve, reject) => {
      const leave = turn(() => post({ kind: 'call', id, method, input }))
      function end(): void {
        open.delete(id)
        signal?.removeEventListener('abort', abort)
        leave()
      }
      function abort(): void {
        if (leave.started()) post({ kind: 'cancel', id })
        end()
        reject(cancelledError())
      }
      signal?.addEventListener('abort', abort)
      open.set(id, {
        succeed(output) {
          end()
          resolve(output)
        },
        fail(error) {
          end()
          reject(error)
        },
        progress: (done, total) => onProgress?.(done, total)
      })
    })
  }

  return {
    start,
    succeed: (id, output) => open.get(id)?.succeed(output),
    fail: (id, error) => open.get(id)?.fail(fromErrorData(error)),
    progress: (id, done, total) => open.get(id)?.progress(done, total),
    failAll: error => [...open.values()].forEach(call => call.fail(error))
  }
}

interface Leave {
  (): void
  started(): boolean
}

function startAtOnce(begin: () => void): Leave {
  begin()
  return Object.assign(() => {}, { started: () => true })
}

function createTurns(limit: number) {
  const waiting: (() => void)[] = []
  let taken = 0

  function next(): void {
    while (taken < limit) {
      const begin = waiting.shift()
      if (!begin) return
      taken += 1
      begin()
    }
  }

  function take(begin: () => void): Leave {
    let started = false
    let left = false
    function run(): void {
      started = true
      begin()
    }
    waiting.push(run)
    next()
    function leave(): void {
      if (left) return
      left = true
      if (started) taken -= 1
      else waiting.splice(waiting.indexOf(run), 1)
      next()
    }
    return Object.assign(leave, { started: () => started })
  }

  return { take }
}

function cancelledError(): ClearedError {
  return new ClearedError('cancelled', 'The call was cancelled.')
}
