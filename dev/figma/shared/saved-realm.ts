/**
 * A realm at rest, as bytes: a new engine with these bytes laid over its memory
 * goes on from there. Valid for one build of the engine.
 */
export interface SavedRealm {
  /** How large the memory was. */
  size: number
  /** The parts that are not zero. */
  parts: { at: number; bytes: Uint8Array }[]
  /** The address of its global object's context. */
  context: number
  /** The address of the function that enters the realm. */
  way: number
  words: EngineWords
}

/** Addresses of words of the engine that it offers no functions for. */
export interface EngineWords {
  /** The 64 bits that `Math.random` goes on from. */
  random: number
  /** Counts down to the engine's next look at whether it should stop. */
  patience: number
  /** The bytes in use from which the engine looks for cycles to free. */
  collection: number
}
