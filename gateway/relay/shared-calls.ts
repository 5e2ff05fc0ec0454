import { abortable } from '../service/abortable.ts'

interface SharedCall<T> {
  result: Promise<T>
  callers: number
  controller: AbortController
}

export interface SharedCalls<T> {
  /**
   * The result of the call in flight for the key, else of a new one. The call
   * is aborted when the signals of all its callers are.
   */
  join(
    key: string,
    signal: AbortSignal,
    call: (signal: AbortSignal) => Promise<T>
  ): Promise<T>
}

/** Deduplicates simultaneous calls with the same key. */
export function createSharedCalls<T>(): SharedCalls<T> {
  const calls = new Map<string, SharedCall<T>>()

  function begin(
    key: string,
    call: (signal: AbortSignal) => Promise<T>
  ): SharedCall<T> {
    const controller = new AbortController()
    const begun = { result: call(controller.signal), callers: 0, controller }
    calls.set(key, begun)
    const settle = () => remove(key, begun)
    begun.result.then(settle, settle)
    return begun
  }

  /** False if it has a result already. */
  function remove(key: string, call: SharedCall<T>): boolean {
    return calls.get(key) === call && calls.delete(key)
  }

  async function wait(
    key: string,
    call: SharedCall<T>,
    signal: AbortSignal
  ): Promise<T> {
    call.callers += 1
    try {
      return await abortable(call.result, signal)
    } finally {
      call.callers -= 1
      if (call.callers === 0 && remove(key, call)) call.controller.abort()
    }
  }

  return {
    join: (key, signal, call) =>
      wait(key, calls.get(key) ?? begin(key, call), signal)
  }
}
