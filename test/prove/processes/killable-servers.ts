import { setTimeout as pause } from 'node:timers/promises'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { createKillableProcess } from './killable-process.ts'
import type {
  EndOfLife,
  LastStep,
  KillableProcess,
  Program
} from './killable-process.ts'

export const serverNames = ['gateway', 'service'] as const

export type ServerName = (typeof serverNames)[number]

/** What is lost at a step of the gateway. */
export type KillTarget = 'gateway' | 'store' | 'both' | 'contents'

/** When processes die and how they return. */
export interface KillPlan {
  /** The step at which each process in turn dies. */
  lives: Record<ServerName, LastStep[]>
  target: KillTarget
  /** Milliseconds of the clock until a dead process is restarted. */
  downFor: number
  /** A purchase whose connection was cut is repeated, as Chromium does. */
  repeats: boolean
  /** Called at each death. */
  died: () => void
}

export interface KillableServers {
  follow(plan: KillPlan): Promise<void>
  /** Restarts every process; none dies any more. */
  heal(): Promise<void>
  /** Restarts processes that were down for long enough. */
  restartDue(): Promise<void>
  /** Sends a request over a real connection, as a browser does. */
  ask(who: ServerName, request: Request): Promise<Response>
  /** Steps of the server's current life. */
  steps(who: ServerName): Promise<string[]>
  close(): Promise<void>
}

/** The gateway's store as a process that keeps its data. */
export interface KillableStore {
  readonly pid: number | null
  readonly ended: Promise<unknown>
  start(): Promise<void>
}

interface KillableParts {
  programs: Record<ServerName, Program>
  /** Address of the gateway. */
  gateway: string
  store: KillableStore | null
  now: () => number
  /** Lets time pass. */
  pass: (milliseconds: number) => Promise<void>
}

const planWithoutDeaths: KillPlan = {
  lives: { gateway: [], service: [] },
  target: 'gateway',
  downFor: 0,
  repeats: false,
  died: () => undefined
}

/** Milliseconds of real time until the system reports a death. */
const exitDelay = 200

/** Milliseconds for which a gateway says the same about its store. */
const checkLifetime = 1000

/** Starts service and gateway as processes; the store is one too, or a file. */
export async function createKillableServers({
  programs,
  gateway,
  store,
  now,
  pass
}: KillableParts): Promise<KillableServers> {
  const processes: Record<ServerName, KillableProcess> = {
    gateway: createKillableProcess(programs.gateway),
    service: createKillableProcess(programs.service)
  }
  let plan = planWithoutDeaths
  let down = new Map<ServerName, number>()
  let storeReturnsAt = Infinity
  let isOver = false

  async function beginLife(who: ServerName): Promise<void> {
    const [life = 0] = plan.lives[who]
    await processes[who].live(life, endOfLife(who))
  }

  function endOfLife(who: ServerName): EndOfLife {
    if (who !== 'gateway') return {}
    if (plan.target === 'contents') return { forgets: true }
    if (!store || plan.target === 'gateway') return {}
    const both = plan.target === 'both' ? [processes.gateway.pid] : []
    return { pids: [store.pid, ...both].filter(pid => pid !== null) }
  }

  function noteDeath(who: ServerName): void {
    plan.lives[who].shift()
    down.set(who, now() + plan.downFor)
    plan.died()
  }

  async function start(who: ServerName): Promise<void> {
    await processes[who].start()
    void processes[who].died.then(() => noteDeath(who))
    await beginLife(who)
  }

  function watchStore(): void {
    void store?.ended.then(() => {
      if (isOver) return
      storeReturnsAt = now() + plan.downFor
      if (plan.target !== 'store') return
      plan.lives.gateway.shift()
      plan.died()
    })
  }

  /** Waits until the gateway uses the store again. */
  async function startStore(): Promise<void> {
    storeReturnsAt = Infinity
    await store?.start()
    watchStore()
    if (!processes.gateway.isUp) return
    await untilStoreIsUsed()
    await beginLife('gateway')
  }

  async function untilStoreIsUsed(): Promise<void> {
    while (processes.gateway.isUp && !(await usesStore(gateway))) {
      await pause(100)
      await pass(checkLifetime)
    }
  }

  async function restartDue(): Promise<void> {
    if (storeReturnsAt <= now()) await startStore()
    const due = [...down].filter(([, at]) => at <= now())
    for (const [who] of due) {
      down.delete(who)
      await start(who)
    }
  }

  /** A process that restarts at once does not look down to its clients. */
  async function waitUntilUp(who: ServerName): Promise<void> {
    while (!processes[who].isUp && plan.downFor === 0) await pause(2)
  }

  async function ask(who: ServerName, request: Request): Promise<Response> {
    await waitUntilUp(who)
    try {
      return await askOnce(request.clone())
    } catch (error) {
      await Promise.race([processes[who].died, pause(exitDelay)])
      if (!plan.repeats || request.method !== 'POST') throw error
      await waitUntilUp(who)
      return askOnce(request)
    }
  }

  watchStore()
  for (const who of serverNames) await start(who)

  return {
    async follow(given) {
      plan = given
      for (const who of serverNames) await beginLife(who)
    },
    async heal() {
      for (const who of serverNames) await processes[who].live(0)
      plan = { ...planWithoutDeaths, lives: { gateway: [], service: [] } }
      down = new Map([...down.keys()].map(who => [who, 0]))
      if (storeReturnsAt < Infinity) storeReturnsAt = 0
      await restartDue()
      await untilStoreIsUsed()
    },
    restartDue,
    ask,
    steps: who => processes[who].steps(),
    async close() {
      isOver = true
      for (const who of serverNames) await processes[who].kill()
    }
  }
}

/** Whether it reads the epoch, which is where its purchases are. */
async function usesStore(gateway: string): Promise<boolean> {
  const reply = await fetch(gateway + gatewayRoutes.ready).catch(() => null)
  await reply?.arrayBuffer()
  return reply?.ok ?? false
}

/** Reads the whole reply, as the caller counts requests in flight. */
async function askOnce(request: Request): Promise<Response> {
  const response = await fetch(request, { redirect: 'manual' })
  const { status, headers } = response
  const bytes = await response.arrayBuffer()
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : bytes, { status, headers })
}
