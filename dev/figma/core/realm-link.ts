import releaseSync from '@jitl/quickjs-wasmfile-release-sync'
import {
  type QuickJSContext,
  type QuickJSHandle,
  newQuickJSWASMModuleFromVariant,
  newVariant
} from 'quickjs-emscripten-core'
import type { Packed } from './marshal.ts'

/** What the realm calls: an operation, its JSON, its bytes. */
export type Door = (
  op: string,
  packed: Packed
) => string | Uint8Array | undefined

/** A QuickJS realm with the document inside. */
export interface RealmLink {
  /** Calls an operation of the realm; the answer is JSON. */
  call(op: string, given: object, packed?: Packed): string
  /** Runs a script as the plugin's own code. */
  run(code: string, fileName: string): void
  /** Runs promise jobs until none is left. */
  pump(): void
}

// Figma: unbounded recursion must throw, not end the wasm instance.
const maxStack = 224 * 1024

let compiled: Promise<WebAssembly.Module> | undefined

async function compileOnce(
  wasm: () => Promise<ArrayBuffer>
): Promise<WebAssembly.Module> {
  compiled ??= wasm().then(bytes => WebAssembly.compile(bytes))
  try {
    return await compiled
  } catch (error) {
    compiled = undefined
    throw error
  }
}

/** An error that code inside the realm threw. */
export class RealmError extends Error {
  override readonly name: string
  /** The stack inside the realm, with the plugin's lines. */
  readonly realmStack: string

  constructor(name: string, message: string, stack: string) {
    super(message)
    this.name = name
    this.realmStack = stack
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function realmError(
  context: QuickJSContext,
  handle: QuickJSHandle
): RealmError {
  const dumped: unknown = context.dump(handle)
  handle.dispose()
  if (dumped === null || typeof dumped !== 'object') {
    return new RealmError('Error', String(dumped), '')
  }
  const fields = dumped as Record<string, unknown> // an error as a record
  const name = textOf(fields['name']) || 'Error'
  return new RealmError(
    name,
    textOf(fields['message']),
    textOf(fields['stack'])
  )
}

function bytesOf(context: QuickJSContext, handle: QuickJSHandle): Uint8Array {
  const view = context.getArrayBuffer(handle)
  const copy = view.value.slice()
  view.dispose()
  return copy
}

function newBuffer(context: QuickJSContext, bytes: Uint8Array): QuickJSHandle {
  const whole = bytes.byteLength === bytes.buffer.byteLength
  return context.newArrayBuffer(whole ? bytes.buffer : bytes.slice().buffer)
}

function newDoor(context: QuickJSContext, door: Door): QuickJSHandle {
  return context.newFunction('door', (op, json, ...buffers) => {
    const bytes = buffers.map(buffer => bytesOf(context, buffer))
    const packed = { json: context.getString(json), bytes }
    const answer = door(context.getString(op), packed)
    if (answer === undefined) return context.undefined
    if (typeof answer === 'string') return context.newString(answer)
    return newBuffer(context, answer)
  })
}

function unwrap(
  context: QuickJSContext,
  result: ReturnType<QuickJSContext['evalCode']>
): QuickJSHandle {
  if (result.error) throw realmError(context, result.error)
  return result.value
}

function connect(
  context: QuickJSContext,
  realmCode: string,
  door: Door
): QuickJSHandle {
  // Inside a function, so that the plugin finds no global of ours.
  const script = `(() => {${realmCode}\nreturn __realm.connect })()`
  const open = unwrap(context, context.evalCode(script, 'realm.js'))
  const handle = newDoor(context, door)
  const reply = context.callFunction(open, context.undefined, handle)
  const way = unwrap(context, reply)
  open.dispose()
  handle.dispose()
  return way
}

/** Opens a fresh realm and connects it with its host. */
export async function openRealm(
  wasm: () => Promise<ArrayBuffer>,
  realmCode: string,
  door: Door
): Promise<RealmLink> {
  const wasmModule = await compileOnce(wasm)
  const variant = newVariant(releaseSync, { wasmModule })
  const quickjs = await newQuickJSWASMModuleFromVariant(variant)
  const runtime = quickjs.newRuntime()
  runtime.setMaxStackSize(maxStack)
  const context = runtime.newContext()

  const way = connect(context, realmCode, door)
  return {
    call(op, given, packed = { json: 'null', bytes: [] }) {
      const args = [
        context.newString(op),
        context.newString(JSON.stringify(given)),
        context.newString(packed.json),
        ...packed.bytes.map(bytes => newBuffer(context, bytes))
      ]
      try {
        const reply = context.callFunction(way, context.undefined, ...args)
        const result = unwrap(context, reply)
        const text = context.getString(result)
        result.dispose()
        return text
      } finally {
        for (const arg of args) arg.dispose()
      }
    },
    run(code, fileName) {
      unwrap(context, context.evalCode(code, fileName)).dispose()
    },
    pump() {
      for (;;) {
        const result = runtime.executePendingJobs()
        if (result.error) throw realmError(context, result.error)
        if (result.value === 0) return
      }
    }
  }
}
