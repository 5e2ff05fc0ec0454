import { compileEngine } from './engine.ts'
import { firstRealm } from './first-realm.ts'
import type {
  HostIo,
  Limits,
  PluginEnd,
  PluginManifest,
  Suggestions
} from '../shared/host.ts'
import type { SavedRealm } from '../shared/saved-realm.ts'
import { type HostTimers, hostTimers } from './host-timers.ts'
import type { ImageShelf } from '../pictures/image-shelf.ts'
import { type Packed, pack } from '../shared/marshal.ts'
import { domainsOf } from '../network/network-access.ts'
import { type PendingWork, pendingWork } from './pending-work.ts'
import { pluginStack } from '../shared/plugin-stack.ts'
import { PluginStopped } from './plugin-stopped.ts'
import { realmDoor } from './realm-doors.ts'
import { type RealmEvaluations, realmEvaluations } from './realm-evaluations.ts'
import { type RealmGate, realmGate } from './realm-gate.ts'
import { openRealm, type RealmLink } from './realm-link.ts'
import { holds } from '../rules/rules.ts'

/** A realm with its timers, its waiting promises and its outward calls. */
export interface RunningRealm {
  /** Enters the realm, runs all jobs, then lets the outward calls happen. */
  call(op: string, given?: object, packed?: Packed): string
  /** Only looks, so nothing runs and no listener is called. */
  peek(op: string, given?: object): string
  /** Runs the plugin's code; throws what it throws, or PluginStopped. */
  run(code: string, fileName: string): void
  evaluate(body: string, input: unknown, far: boolean): Promise<unknown>
  /** Runs something later as an arrival from outside. */
  deliver(arrival: () => void): void
  settle(): Promise<void>
  /** A copy to start others from. */
  save(): SavedRealm
  kill(): void
}

export interface RealmSetting {
  io: HostIo
  /** The realm to start from; the first realm by default. */
  saved: SavedRealm | undefined
  limits(): Limits
  images: ImageShelf
  videos: Map<string, Uint8Array>
  manifest(): PluginManifest | null
  /** After each entry into the realm. */
  left(): void
  /** The plugin answered to an input of query mode. */
  suggested(id: number, answer: Suggestions): void
  pluginClosed(end: PluginEnd): void
  /** Its code was ended by a limit. */
  pluginStopped(reason: PluginStopped): void
}

/** Operations without a time limit: none of them is the plugin's. */
const unlimited = [
  'load',
  'generate',
  'view',
  'history',
  'documentState',
  'restoreView',
  'loadHistory',
  'dropPlugin',
  'user',
  'evaluate'
]

interface Running {
  setting: RealmSetting
  link: RealmLink
  gate: RealmGate
  timers: HostTimers
  pending: PendingWork
  evaluations: RealmEvaluations
  /** It is closing until the code that closed it has returned. */
  plugin: 'open' | 'closing' | 'closed'
  /** The start time of the newest entry, and whether it is the plugin's. */
  enteredAt: number
  isCounted: boolean
}

/** Opens a realm and keeps it running. */
export async function runRealm(setting: RealmSetting): Promise<RunningRealm> {
  const { io } = setting
  const pending = pendingWork()
  const evaluations = realmEvaluations()
  const timers = hostTimers(
    id => callIfAlive(running, 'timer', { id }),
    pending
  )
  const gate = realmGate(
    () => pump(running),
    () => setting.left(),
    error => io.failed(error)
  )
  const door = realmDoor({
    io,
    images: setting.images,
    videos: setting.videos,
    timers,
    domains: () => domainsOf(setting.manifest()),
    afterwards: effect => gate.afterwards(effect),
    request: (id, answer) =>
      pending.add(
        deliverAnswer(running, id, answer).catch(error => io.failed(error))
      ),
    suggested: (id, answer) => setting.suggested(id, answer),
    evaluated: answer => evaluations.finish(answer),
    pluginClosed(end) {
      running.plugin = 'closing'
      gate.afterwards(() => setting.pluginClosed(end))
    }
  })
  const wasm = (): Promise<ArrayBuffer> => io.wasm()
  const [, start] = await Promise.all([
    compileEngine(wasm),
    setting.saved ?? firstRealm(io)
  ])
  const running: Running = {
    setting,
    link: await openRealm(wasm, start, door),
    gate,
    timers,
    pending,
    evaluations,
    plugin: 'open',
    enteredAt: 0,
    isCounted: false
  }
  return runningRealm(running)
}

function runningRealm(running: Running): RunningRealm {
  const { link, gate, timers, pending, evaluations } = running
  const { io } = running.setting
  return {
    call: (op, given, packed) => call(running, op, given, packed),
    peek: (op, given = {}) => link.call(op, given),
    run: (code, name) => enter(running, true, () => link.run(code, name)),
    evaluate(body, input, far) {
      const { id, result } = evaluations.begin()
      pending.add(result)
      call(running, 'evaluate', { id, body, far }, pack(input, 'evaluate'))
      return result
    },
    deliver(arrival) {
      const arrived = Promise.resolve().then(() => {
        if (!gate.isShut) arrival()
      })
      pending.add(arrived.catch(error => io.failed(error)))
    },
    settle: () => pending.settle(),
    save: () => link.save(),
    kill() {
      if (gate.isShut) return
      gate.shut()
      timers.stopAll()
      evaluations.giveUp(new Error('The realm has ended'))
      link.close()
    }
  }
}

function stopPlugin({ setting, link, gate, evaluations }: Running): void {
  if (!link.stop) return
  const reason = new PluginStopped(link.stop, setting.limits())
  link.sweep()
  evaluations.giveUp(reason)
  if (holds('limits/endless-code-ends-the-plugin')) {
    gate.afterwards(() => setting.pluginStopped(reason))
  }
}

function reportRejections({ setting, link, gate, plugin }: Running): void {
  const lost = link.takeRejections()
  if (plugin !== 'open') return
  if (!holds('sandbox/unhandled-rejections-are-reported')) return
  for (const { name, message, realmStack } of lost) {
    const stack = pluginStack(realmStack)
    const text = `Uncaught (in promise) ${name}: ${message}\n${stack}`
    gate.afterwards(() => setting.io.log('error', [text]))
  }
}

/** Figma: when close handlers have returned, none of its code runs any more. */
function leaveJobs(running: Running): void {
  running.plugin = 'closed'
  // Code that a test runs beside the plugin does not end with it.
  if (running.evaluations.areWaiting) return
  if (holds('close-plugin/no-work-after-handlers')) running.link.sweep()
}

function runJobs(running: Running): void {
  do {
    if (running.plugin === 'closing') leaveJobs(running)
  } while (running.link.runJob())
}

function pump(running: Running): void {
  const { link, setting, gate, enteredAt } = running
  try {
    if (!link.stop) runJobs(running)
  } catch (error) {
    if (!link.stop) throw error
  } finally {
    reportRejections(running)
    link.rest()
    stopPlugin(running)
    const time = performance.now() - enteredAt
    if (running.isCounted) gate.afterwards(() => setting.io.ran?.(time))
  }
}

function enter<T>(running: Running, counted: boolean, inside: () => T): T {
  const { setting, link, gate } = running
  return gate.enter(() => {
    running.isCounted = counted
    running.enteredAt = performance.now()
    link.limit(counted ? setting.limits() : null)
    try {
      return inside()
    } catch (error) {
      if (!link.stop) throw error
      throw new PluginStopped(link.stop, setting.limits())
    }
  })
}

function call(
  running: Running,
  op: string,
  given: object = {},
  packed?: Packed
): string {
  const { link } = running
  try {
    const counted = !unlimited.includes(op)
    return enter(running, counted, () => link.call(op, given, packed))
  } catch (error) {
    // The host knows; the caller has done nothing wrong.
    if (error instanceof PluginStopped) return 'null'
    throw error
  }
}

function callIfAlive(
  running: Running,
  op: string,
  given: object,
  packed?: Packed
): void {
  if (!running.gate.isShut) call(running, op, given, packed)
}

async function deliverAnswer(
  running: Running,
  id: number,
  answer: Promise<unknown>
): Promise<void> {
  let packed: Packed
  try {
    packed = pack(await answer, 'host')
  } catch (error) {
    const { name, message } =
      error instanceof Error ? error : new Error(String(error))
    callIfAlive(running, 'refuse', { id, name, message })
    return
  }
  callIfAlive(running, 'answer', { id }, packed)
}
