import { type StaticJSValue, StaticLifetime } from 'quickjs-emscripten-core'
import type { Engine, Tracker } from './engine.ts'
import { type RealmError, realmError } from './realm-error.ts'

/** Rejected promises that nothing has handled yet. */
export interface Rejections {
  track: Tracker
  /** Returns what is unhandled now and forgets it. */
  take(): RealmError[]
}

/** The error in an engine's value, given as its bits. */
function errorOf(
  { context, runtime, memory }: Engine,
  bits: bigint
): RealmError {
  const slot = context.newNumber(0.5)
  const place = (): BigInt64Array =>
    new BigInt64Array(memory.buffer, slot.value, 1)
  const own = place()[0] ?? 0n
  place()[0] = bits
  const address = slot.value as StaticJSValue['value'] // a static lifetime frees nothing
  const borrowed = new StaticLifetime(address, runtime)
  try {
    return realmError(context, borrowed)
  } finally {
    place()[0] = own
    slot.dispose()
  }
}

/** Tracks an engine's rejected promises. */
export function rejections(engine: () => Engine): Rejections {
  const unhandled = new Map<bigint, RealmError>()
  return {
    track(_context, promise, reason, isHandled) {
      if (isHandled) unhandled.delete(promise)
      else unhandled.set(promise, errorOf(engine(), reason))
    },
    take() {
      const errors = [...unhandled.values()]
      unhandled.clear()
      return errors
    }
  }
}
