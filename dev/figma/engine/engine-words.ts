import type { Engine } from './engine.ts'
import type { EngineWords } from '../shared/saved-realm.ts'

const mostPatience = 10_000

/** The step of QuickJS's generator, xorshift64*, without its output. */
function nextRandom(state: bigint): bigint {
  let x = state
  x ^= x >> 12n
  x ^= BigInt.asUintN(64, x << 25n)
  return x ^ (x >> 27n)
}

/** Finds the words by watching what one `Math.random()` changes. */
export function findEngineWords(
  engine: Engine,
  collection: number
): EngineWords {
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
  return { random: at * 8, patience: at * 8 + 8, collection }
}

/** Gives a copied engine random numbers of its own. */
export function reseed(engine: Engine, words: EngineWords): void {
  const state = new Uint32Array(engine.memory.buffer, words.random, 2)
  crypto.getRandomValues(state)
  state[0] = (state[0] ?? 0) | 1 // all zero would stay zero
}

/** Makes the engine ask at its next call or loop. */
export function askSoon(engine: Engine, words: EngineWords): void {
  new Int32Array(engine.memory.buffer, words.patience, 1)[0] = 1
}

/** The word index of the runtime's interrupt handler. */
function findHandler({ runtime, memory }: Engine): number {
  const was = new Int32Array(memory.buffer.slice(0))
  runtime.removeInterruptHandler()
  const now = new Int32Array(memory.buffer)
  const at = was.findIndex((word, i) => word !== 0 && now[i] === 0)
  runtime.setInterruptHandler(() => false)
  if (at < 0 || was[at + 2] !== 0 || was[at + 3] !== 0) {
    throw new Error('This QuickJS keeps its handlers elsewhere than known.')
  }
  return at
}

const firstCollection = 256 * 1024
const sizeOfRuntime = 128

function findCollection({ memory }: Engine, handler: number): number {
  const words = new Int32Array(memory.buffer)
  const at = words.lastIndexOf(firstCollection, handler)
  if (at > handler - sizeOfRuntime) return at * 4
  throw new Error('This QuickJS keeps its collections elsewhere than known.')
}

/**
 * Lets a new engine call its tracker of rejected promises, which is set right
 * behind the handler of interruptions. Returns where it keeps the size from
 * which it collects, found before a collection has changed it.
 */
export function turnTrackerOn(engine: Engine): number {
  const handler = findHandler(engine)
  new Int32Array(engine.memory.buffer)[handler + 2] = engine.tracker
  return findCollection(engine, handler)
}

/**
 * Delays the first search for cycles until `bytes` bytes are in use: each
 * reads the whole document, which has none to free.
 */
export function collectFrom(
  engine: Engine,
  collection: number,
  bytes: number
): void {
  new Int32Array(engine.memory.buffer, collection, 1)[0] = bytes
}
