import loadEngine from '@jitl/quickjs-wasmfile-release-sync/emscripten-module'
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type CustomizeVariantOptions,
  type QuickJSContext,
  type QuickJSRuntime,
  type QuickJSSyncVariant
} from 'quickjs-emscripten-core'
import { type MemoryLimit, takeMemory } from './engine-memory.ts'
import { speedUpText } from './engine-text.ts'
import { exportTable, trackerModule } from './rejection-wasm.ts'
import { holds } from '../rules/rules.ts'

/** One QuickJS with a memory of its own, before it has a global object. */
export interface BareEngine {
  runtime: QuickJSRuntime
  memory: WebAssembly.Memory
  /** The number by which the engine calls the tracker of rejections. */
  tracker: number
}

export interface Engine extends BareEngine {
  context: QuickJSContext
}

type ModuleOptions = NonNullable<CustomizeVariantOptions['emscriptenModule']>

interface EngineOptions extends ModuleOptions {
  thisProgram: string
}

/** Receives each rejected promise, also when something handles it later. */
export type Tracker = (
  context: number,
  promise: bigint,
  reason: bigint,
  isHandled: number
) => void

/** What the engine asks now and then while it runs. */
export interface Watch extends MemoryLimit {
  /** True ends the running code, which cannot catch that. */
  shouldStop(): boolean
}

// Figma: unbounded recursion must throw, not end the wasm instance.
const maxStack = (holds('limits/a-thousand-calls-deep') ? 224 : 64) * 1024

// Its own entry imports both only when the first engine starts.
const releaseSync: QuickJSSyncVariant = {
  type: 'sync',
  importFFI: () => Promise.resolve(QuickJSFFI),
  importModuleLoader: () =>
    Promise.resolve(options => loadEngine(options).then(speedUpText))
}

let compiled: Promise<WebAssembly.Module> | undefined

const tableName = 'table'

/** All engines are instances of one module. */
export async function compileEngine(
  wasm: () => Promise<ArrayBuffer>
): Promise<WebAssembly.Module> {
  compiled ??= wasm().then(bytes =>
    WebAssembly.compile(exportTable(new Uint8Array(bytes), tableName))
  )
  try {
    return await compiled
  } catch (error) {
    compiled = undefined
    throw error
  }
}

/** Puts the tracker where the engine can call it: behind its own functions. */
function addTracker(table: WebAssembly.Table, track: Tracker): number {
  const typed = new WebAssembly.Instance(
    new WebAssembly.Module(trackerModule),
    { e: { f: track } }
  )
  const at = table.grow(1)
  table.set(at, typed.exports['f'])
  return at
}

/**
 * Whether the environment's own stack was too small, as it is for deeply nested
 * JSON or source. The engine's stack pointer stays where it was then.
 */
export function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message)
}

/** Lets an engine that was cut off run on, below what it left on its stack. */
export function raiseStackLimit(engine: Engine): void {
  engine.runtime.setMaxStackSize(2 * maxStack)
}

const longestLanguage = 64

/**
 * Emscripten writes the browser's language and the program's name into the
 * memory, before all else: together they are always as long.
 */
function programName(): string {
  const { navigator } = globalThis as { navigator?: { language?: string } } // not in Node 20
  const language = navigator?.language ?? 'C'
  return '_'.repeat(longestLanguage - language.length)
}

/**
 * Starts an engine. Each step allocates the same each time, so that the memory
 * of one engine can be laid over that of another.
 */
export async function openEngine(
  wasm: () => Promise<ArrayBuffer>,
  bytes: number,
  watch: Watch,
  track: Tracker
): Promise<BareEngine> {
  const memory = takeMemory(bytes, watch)
  const wasmModule = await compileEngine(wasm)
  let tracker = 0
  const options: EngineOptions = {
    thisProgram: programName(),
    // Not the asynchronous way, which waits for another thread.
    instantiateWasm(imports, onSuccess) {
      const instance = new WebAssembly.Instance(wasmModule, imports)
      const table = instance.exports[tableName] as WebAssembly.Table // ours
      tracker = addTracker(table, track)
      onSuccess(instance)
      return instance.exports
    }
  }
  const variant = newVariant(releaseSync, {
    wasmMemory: memory,
    emscriptenModule: options
  })
  const quickjs = await newQuickJSWASMModuleFromVariant(variant)
  const runtime = quickjs.newRuntime()
  runtime.setMaxStackSize(maxStack)
  runtime.setInterruptHandler(() => watch.shouldStop())
  return { runtime, memory, tracker }
}
