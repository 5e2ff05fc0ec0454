import {
  type QuickJSContext,
  type QuickJSHandle,
  type StaticJSValue,
  StaticLifetime
} from 'quickjs-emscripten-core'
import {
  type Engine,
  isStackOverflow,
  openEngine,
  raiseStackLimit
} from './engine.ts'
import { giveBack } from './engine-memory.ts'
import { askSoon, collectFrom } from './engine-words.ts'
import type { Limits } from '../shared/host.ts'
import type { SavedRealm } from '../shared/saved-realm.ts'
import type { Packed } from '../shared/marshal.ts'
import { type RealmError, realmError } from './realm-error.ts'
import { rejections } from './rejections.ts'
import { type SandboxGuard, type Stop, sandboxGuard } from './sandbox-guard.ts'
import { restoreRealm, saveRealm } from './saved-realm.ts'

/** The function that the realm calls: an operation, its JSON, its bytes. */
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
  /** Runs one promise job; false when none is left. */
  runJob(): boolean
  /** Counts the time of what is called until `rest`. */
  limit(limits: Limits | null): void
  rest(): void
  /** Which limit ended the plugin's code; null while none did. */
  readonly stop: Stop | null
  /** Throws away what ended code left to run; nothing limits what follows. */
  sweep(): void
  /** Takes the errors of rejected promises that nothing handles. */
  takeRejections(): RealmError[]
  /** It is never called again. */
  close(): void
  /** All of it as bytes; only while nothing runs. */
  save(): SavedRealm
}

interface Link {
  engine: Engine
  guard: SandboxGuard
  way: QuickJSHandle
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

function newDoor(
  engine: Engine,
  guard: SandboxGuard,
  door: Door
): QuickJSHandle {
  const { context } = engine
  return context.newFunction('door', (op, json, ...buffers) =>
    guard.aside(() => {
      const bytes = buffers.map(buffer => bytesOf(context, buffer))
      const packed = { json: context.getString(json), bytes }
      const answer = door(context.getString(op), packed)
      if (answer === undefined) return context.undefined
      if (typeof answer === 'string') return context.newString(answer)
      return newBuffer(context, answer)
    })
  )
}

function unwrap(
  context: QuickJSContext,
  result: ReturnType<QuickJSContext['evalCode']>
): QuickJSHandle {
  if (result.error) throw realmError(context, result.error)
  return result.value
}

/** Enough for all that is handed in beside the bytes. */
const smallChange = 1024 * 1024

function assertRoom(link: Link, packed: Packed): void {
  const { engine, guard } = link
  const size = packed.bytes.reduce(
    (sum, bytes) => sum + bytes.byteLength,
    packed.json.length
  )
  if (size < smallChange) return
  if (guard.hasRoom(engine.memory.buffer.byteLength, size)) return
  throw new RangeError('out of memory')
}

function call(link: Link, op: string, given: object, packed: Packed): string {
  const { context } = link.engine
  assertRoom(link, packed)
  const args = link.guard.aside(() => [
    context.newString(op),
    context.newString(JSON.stringify(given)),
    context.newString(packed.json),
    ...packed.bytes.map(bytes => newBuffer(context, bytes))
  ])
  try {
    const reply = runGuarded(link, () =>
      context.callFunction(link.way, context.undefined, ...args)
    )
    const result = unwrap(context, reply)
    const text = context.getString(result)
    result.dispose()
    return text
  } finally {
    for (const arg of args) arg.dispose()
  }
}

/** Runs the engine; its guard learns of a stack overflow. */
function runGuarded<T>({ engine, guard }: Link, inside: () => T): T {
  try {
    return inside()
  } catch (error) {
    if (isStackOverflow(error)) {
      guard.cutOff()
      raiseStackLimit(engine)
    }
    throw error
  }
}

function runJob(link: Link): boolean {
  const { engine } = link
  const result = runGuarded(link, () => engine.runtime.executePendingJobs(1))
  if (result.error) throw realmError(engine.context, result.error)
  return result.value > 0
}

/** Each job that is left meets the same end as the code before it. */
function dropJobs(link: Link, soon: () => void): void {
  for (let left = true; left;) {
    soon()
    try {
      left = runJob(link)
    } catch {
      left = true // it was stopped as it should
    }
  }
}

/** With less memory than that, cycles are searched for early. */
const ample = 1024 * 1024 * 1024

/** Opens a realm as it was saved and connects it with its host. */
export async function openRealm(
  wasm: () => Promise<ArrayBuffer>,
  saved: SavedRealm,
  door: Door
): Promise<RealmLink> {
  const soon = (): void => askSoon(engine, saved.words)
  const guard = sandboxGuard(soon)
  const lost = rejections(() => engine)
  const bare = await openEngine(wasm, saved.size, guard, lost.track)
  const engine = restoreRealm(bare, saved)
  // Never freed: the saved realm calls it too, by the number that both have.
  newDoor(engine, guard, door)
  const { context, runtime } = engine
  const way: QuickJSHandle = new StaticLifetime(
    saved.way as StaticJSValue['value'], // an address of the same engine
    runtime
  )
  const link: Link = { engine, guard, way }
  let collects = false

  return {
    call: (op, given, packed = { json: 'null', bytes: [] }) =>
      call(link, op, given, packed),
    run(code, fileName) {
      const reply = runGuarded(link, () => context.evalCode(code, fileName))
      unwrap(context, reply).dispose()
    },
    runJob: () => runJob(link),
    limit(limits) {
      if (limits && limits.memory < ample && !collects) {
        collects = true
        collectFrom(engine, saved.words.collection, limits.memory / 4)
      }
      guard.begin(limits)
    },
    rest: () => guard.end(),
    get stop() {
      return guard.stop
    },
    sweep() {
      guard.begin({ running: 0, memory: Infinity })
      dropJobs(link, soon)
      guard.forget()
      guard.end()
    },
    takeRejections: () => lost.take(),
    close: () => giveBack(engine.memory),
    save: () => saveRealm(engine, saved)
  }
}
