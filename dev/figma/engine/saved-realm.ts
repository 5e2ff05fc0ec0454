import type { ContextOptions } from 'quickjs-emscripten-core'
import { type BareEngine, type Engine, openEngine } from './engine.ts'
import {
  collectFrom,
  findEngineWords,
  reseed,
  turnTrackerOn
} from './engine-words.ts'
import type { SavedRealm } from '../shared/saved-realm.ts'
import { realmFile } from '../shared/plugin-stack.ts'
import { holds } from '../rules/rules.ts'

type ContextPointer = NonNullable<ContextOptions['contextPointer']>

const block = 64 * 1024

function isInUse(buffer: ArrayBufferLike, at: number): boolean {
  return new Int32Array(buffer, at, block / 4).some(word => word !== 0)
}

/** The runs of blocks in use, each as the addresses of its two ends. */
function runsInUse(buffer: ArrayBufferLike): [number, number][] {
  const runs: [number, number][] = []
  for (let at = 0; at < buffer.byteLength; at += block) {
    if (!isInUse(buffer, at)) continue
    const last = runs.at(-1)
    if (last?.[1] === at) last[1] = at + block
    else runs.push([at, at + block])
  }
  return runs
}

/** Copies the memory; nothing may be running in it. */
export function saveRealm(
  { memory: { buffer } }: Engine,
  known: Pick<SavedRealm, 'context' | 'way' | 'words'>
): SavedRealm {
  const parts = runsInUse(buffer).map(([at, end]) => ({
    at,
    bytes: new Uint8Array(buffer.slice(at, end))
  }))
  return { ...known, size: buffer.byteLength, parts }
}

/** Copies a saved realm into an engine that has not run yet. */
export function restoreRealm(bare: BareEngine, saved: SavedRealm): Engine {
  const memory = new Uint8Array(bare.memory.buffer)
  for (const { at, bytes } of saved.parts) memory.set(bytes, at)
  const contextPointer = saved.context as ContextPointer // of the same engine
  const context = bare.runtime.newContext({ contextPointer })
  const engine = { ...bare, context }
  reseed(engine, saved.words)
  return engine
}

/** Bytes; a document of 100,000 layers takes a quarter of it. */
const largeHeap = 256 * 1024 * 1024

const unwatched = { shouldStop: () => false, mayGrow: () => true }

/** Evaluates the realm's code in an engine of its own and saves the result. */
export async function makeRealm(
  wasm: () => Promise<ArrayBuffer>,
  realmCode: string
): Promise<SavedRealm> {
  const bare = await openEngine(wasm, 0, unwatched, () => undefined)
  const engine = { ...bare, context: bare.runtime.newContext() }
  const collection = turnTrackerOn(engine)
  collectFrom(engine, collection, largeHeap)
  const { context } = engine
  const door = context.newFunction('door', () => undefined)
  // Inside a function, so that the plugin finds no global of ours.
  const script = holds('sandbox/no-globals-of-the-host')
    ? `(() => {${realmCode}\nreturn __realm.connect })()`
    : `${realmCode}\n__realm.connect`
  const connect = context.unwrapResult(context.evalCode(script, realmFile))
  const reply = context.callFunction(connect, context.undefined, door)
  const way = context.unwrapResult(reply)
  connect.dispose()
  door.dispose()
  return saveRealm(engine, {
    context: context['ctx'].value, // the address itself is kept from others
    way: way.value,
    words: findEngineWords(engine, collection)
  })
}
