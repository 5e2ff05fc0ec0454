import type { Engine } from './engine.ts'
import type { EngineWords } from './host.ts'

const mostPatience = 10_000

/** The step of QuickJS's generator, xorshift64*, without its output. */
function nextRandom(state: bigint): bigint {
  let x = state
  x ^= x >> 12n
  x ^= BigInt.asUintN(64, x << 25n)
  return x ^ (x >> 27n)
}

/** Finds the words by watching what one `Math.random()` changes. */
export function findEngineWords(engine: Engine): EngineWords {
  const { context, memory } = engine
  const before = memory.buffer.slice(0)
  context.unwrapResult(context.evalCode('Math.random()')).dispose()
  const was = new BigUint64Array(before)
  const is = new BigUint64Array(memory.buffer)
  const halves = new Int32Array(memory.buffer)
  const at =
    new Int32Array(before).findIndex(
      (half, i) =>
        half !== halves[i] && nextRandom(was[i >> 1] ?? 0n) === is[i >> 1]
    ) >> 1
  const patience = halves[at * 2 + 2] ?? 0
  if (at < 0 || patience < 1 || patience > mostPatience) {
    throw new Error('This QuickJS keeps its state elsewhere than known.')
  }
  return { random: at * 8, patience: at * 8 + 8 }
}

/** Lets `Math.random` of a copied engine go its own way. */
export function reseed(engine: Engine, words: EngineWords): void {
  const state = new Uint32Array(engine.memory.buffer, words.random, 2)
  crypto.getRandomValues(state)
  state[0] = (state[0] ?? 0) | 1 // all zero would stay zero
}

/** Makes the engine ask at its next call or loop. */
export function askSoon(engine: Engine, words: EngineWords): void {
  new Int32Array(engine.memory.buffer, words.patience, 1)[0] = 1
}

/**
 * Lets the engine tell its tracker of rejected promises, which is set right
 * behind the handler of interruptions.
 */
export function turnTrackerOn(engine: Engine): void {
  const { runtime, memory, tracker } = engine
  const was = new Int32Array(memory.buffer.slice(0))
  runtime.removeInterruptHandler()
  const now = new Int32Array(memory.buffer)
  const at = was.findIndex((word, i) => word !== 0 && now[i] === 0)
  if (at < 0 || was[at + 2] !== 0 || was[at + 3] !== 0) {
    throw new Error('This QuickJS keeps its handlers elsewhere than known.')
  }
  now[at + 2] = tracker
  runtime.setInterruptHandler(() => false)
}
