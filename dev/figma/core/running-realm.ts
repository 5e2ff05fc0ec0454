import type { HostIo, PluginManifest } from './host.ts'
import { hostTimers } from './host-timers.ts'
import type { ImageShelf } from './image-shelf.ts'
import { type Packed, pack } from './marshal.ts'
import { pendingWork } from './pending-work.ts'
import { realmDoor } from './realm-doors.ts'
import { RealmError, openRealm } from './realm-link.ts'

/** A realm with its timers, its waiting promises and its outward calls. */
export interface RunningRealm {
  /** Enters the realm, runs all jobs, then lets the outward calls happen. */
  call(op: string, given?: object, packed?: Packed): string
  /** Only looks, so that nothing runs and nobody is told. */
  peek(op: string, given?: object): string
  run(code: string, fileName: string): void
  evaluate(body: string, input: unknown, far: boolean): Promise<unknown>
  /** Runs something later as an arrival from outside. */
  deliver(arrival: () => void): void
  settle(): Promise<void>
  kill(): void
}

export interface RealmSetting {
  io: HostIo
  images: ImageShelf
  manifest(): PluginManifest | null
  /** After each entry into the realm. */
  left(): void
  pluginClosed(message: string | undefined): void
}

interface Evaluated {
  id: number
  value?: unknown
  error?: { name: string; message: string; stack?: string }
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Opens a realm and keeps it running. */
export async function runRealm(setting: RealmSetting): Promise<RunningRealm> {
  const { io } = setting
  const pending = pendingWork()
  const timers = hostTimers(id => enterIfAlive('timer', { id }), pending)
  const waiting = new Map<number, Waiting>()
  let effects: (() => void)[] = []
  let depth = 0
  let dead = false
  let lastEvaluation = 0

  const door = realmDoor({
    io,
    images: setting.images,
    timers,
    manifest: () => setting.manifest(),
    afterwards: effect => void effects.push(effect),
    request: (id, answer) => pending.add(deliverAnswer(id, answer)),
    evaluated: value => finish(value as Evaluated), // the realm's own
    pluginClosed: message =>
      void effects.push(() => setting.pluginClosed(message))
  })
  const link = await openRealm(() => io.wasm(), await io.realmCode(), door)

  function flush(): void {
    for (let effect = effects.shift(); effect; effect = effects.shift()) {
      effect()
    }
  }

  function enter<T>(inside: () => T): T {
    if (dead) throw new Error('The host was killed')
    if (depth > 0) throw new Error('The realm is busy: call after it returned')
    depth += 1
    try {
      return inside()
    } finally {
      try {
        link.pump()
      } finally {
        depth -= 1
      }
      flush()
      if (!dead) setting.left()
    }
  }

  function call(op: string, given: object = {}, packed?: Packed): string {
    return enter(() => link.call(op, given, packed))
  }

  function enterIfAlive(op: string, given: object, packed?: Packed): void {
    if (!dead) call(op, given, packed)
  }

  async function deliverAnswer(
    id: number,
    answer: Promise<unknown>
  ): Promise<void> {
    try {
      const value = pack(await answer, 'host')
      enterIfAlive('answer', { id }, value)
    } catch (error) {
      const { name, message } =
        error instanceof Error ? error : new Error(String(error))
      enterIfAlive('refuse', { id, name, message })
    }
  }

  function finish(of: Evaluated): void {
    const waiter = waiting.get(of.id)
    waiting.delete(of.id)
    if (!of.error) return waiter?.resolve(of.value)
    const { name, message, stack = '' } = of.error
    return waiter?.reject(new RealmError(name, message, stack))
  }

  function evaluate(
    body: string,
    input: unknown,
    far: boolean
  ): Promise<unknown> {
    lastEvaluation += 1
    const id = lastEvaluation
    const result = new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
    })
    pending.add(result)
    call('evaluate', { id, body, far }, pack(input, 'evaluate'))
    return result
  }

  return {
    call,
    peek: (op, given = {}) => link.call(op, given),
    run: (code, fileName) => enter(() => link.run(code, fileName)),
    evaluate,
    deliver(arrival) {
      pending.add(
        Promise.resolve().then(() => {
          if (!dead) arrival()
        })
      )
    },
    settle: () => pending.settle(),
    kill() {
      dead = true
      timers.stopAll()
      effects = []
    }
  }
}
