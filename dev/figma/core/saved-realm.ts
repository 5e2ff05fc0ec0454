import { type Engine, openEngine } from './engine.ts'
import { findEngineWords, reseed } from './engine-words.ts'
import type { EngineWords, SavedRealm } from './host.ts'

function endOfUse(memory: WebAssembly.Memory): number {
  const words = new Int32Array(memory.buffer)
  return (words.findLastIndex(word => word !== 0) + 1) * 4
}

/** Copies the memory; nothing may be running in it. */
export function saveRealm(
  engine: Engine,
  way: number,
  words: EngineWords
): SavedRealm {
  const { memory } = engine
  const bytes = new Uint8Array(memory.buffer.slice(0, endOfUse(memory)))
  return { bytes, way, words }
}

/** Lays a saved realm over an engine that did nothing yet. */
export function restoreRealm(engine: Engine, saved: SavedRealm): void {
  new Uint8Array(engine.memory.buffer).set(saved.bytes)
  reseed(engine, saved.words)
}

const unwatched = { shouldStop: () => false, mayGrow: () => true }

/** Evaluates the realm's code in an engine of its own and saves the result. */
export async function makeRealm(
  wasm: () => Promise<ArrayBuffer>,
  realmCode: string
): Promise<SavedRealm> {
  const engine = await openEngine(wasm, 0, unwatched)
  const { context } = engine
  const door = context.newFunction('door', () => undefined)
  // Inside a function, so that the plugin finds no global of ours.
  const script = `(() => {${realmCode}\nreturn __realm.connect })()`
  const connect = context.unwrapResult(context.evalCode(script, 'realm.js'))
  const reply = context.callFunction(connect, context.undefined, door)
  const way = context.unwrapResult(reply)
  connect.dispose()
  door.dispose()
  return saveRealm(engine, way.value, findEngineWords(engine))
}
