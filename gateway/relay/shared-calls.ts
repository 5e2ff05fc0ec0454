import { abortable } from '../service/abortable.ts'

interface SharedCall<T> {
  result: Promise<T>
  waiting: number
  end: AbortController
}

export interface SharedCalls<T> {
  /**
   * The result of the call in flight for the key, else of a new one. It is
   * aborted when the last of its callers has left.
   */
  join(
    key: string,
    left: AbortSignal,
    call: (signal: AbortSignal) => Promise<T>
  ): Promise<T>
}

/** One call at a time for a key; callers that join it share its result. */
export function createSharedCalls<T>(): SharedCalls<T> {
  const calls = new Map<string, SharedCall<T>>()

  function begin(
    key: string,
    call: (signal: AbortSignal) => Promise<T>
  ): SharedCall<T> {
    const end = new AbortController()
    const begun = { result: call(end.signal), waiting: 0, end }
    calls.set(key, begun)
    const settle = () => forget(key, begun)
    begun.result.then(settle, settle)
    return begun
  }

  function forget(key: string, call: SharedCall<T>): void {
    if (calls.get(key) === call) calls.delete(key)
  }

  async function wait(
    key: string,
    call: SharedCall<T>,
    left: AbortSignal
  ): Promise<T> {
    call.waiting += 1
    try {
      return await abortable(call.result, left)
    } finally {
      call.waiting -= 1
      if (call.waiting === 0) {
        forget(key, call)
        call.end.abort()
      }
    }
  }

  return {
    join: (key, left, call) =>
      wait(key, calls.get(key) ?? begin(key, call), left)
  }
}
