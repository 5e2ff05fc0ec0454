import { setTimeout as pause } from 'node:timers/promises'
import { createKillableProcess } from './killable-process.ts'
import type {
  EndOfLife,
  LastStep,
  KillableProcess,
  Program
} from './killable-process.ts'

export const serverNames = ['gateway', 'service'] as const

export type ServerName = (typeof serverNames)[number]

/** Who dies at a step of the gateway, if not only what the store holds. */
export type KillTarget = 'gateway' | 'store' | 'both' | 'contents'

/** What is to happen to the processes. */
export interface KillPlan {
  /** The last step of each life; a restart begins the next. */
  lives: Record<ServerName, LastStep[]>
  target: KillTarget
  /** Milliseconds of the clock until one is started again. */
  downFor: number
  /** As Chromium does, a purchase that is cut off is sent once more. */
  repeats: boolean
  /** Called at each death. */
  died: () => void
}

export interface KillableServers {
  /** From now on. */
  follow(plan: KillPlan): Promise<void>
  /** Nobody dies any more, and all are there. */
  heal(): Promise<void>
  /** Starts again who was down for long enough. */
  restartDue(): Promise<void>
  /** As a frame or browser asks, over a real connection. */
  ask(who: ServerName, request: Request): Promise<Response>
  /** Those that each took since it suffers. */
  steps(who: ServerName): Promise<string[]>
  close(): Promise<void>
}

/** Of the gateway, as a process of its own that keeps its data. */
export interface KillableStore {
  readonly pid: number | null
  readonly ended: Promise<unknown>
  start(): Promise<void>
}

interface KillableParts {
  programs: Record<ServerName, Program>
  /** Its address. */
  gateway: string
  store: KillableStore | null
  now: () => number
}

const calm: KillPlan = {
  lives: { gateway: [], service: [] },
  target: 'gateway',
  downFor: 0,
  repeats: false,
  died: () => undefined
}

/** Of real time, until the system reports a death. */
const exitDelay = 200

/** Service and gateway as processes, started; the store is one or a file. */
export async function createKillableServers({
  programs,
  gateway,
  store,
  now
}: KillableParts): Promise<KillableServers> {
  const processes: Record<ServerName, KillableProcess> = {
    gateway: createKillableProcess(programs.gateway),
    service: createKillableProcess(programs.service)
  }
  let plan = calm
  let down = new Map<ServerName, number>()
  let storeBack = Infinity
  let isOver = false

  async function begin(who: ServerName): Promise<void> {
    const [life = 0] = plan.lives[who]
    await processes[who].live(life, endOf(who))
  }

  function endOf(who: ServerName): EndOfLife {
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
    await begin(who)
  }

  function watchStore(): void {
    void store?.ended.then(() => {
      if (isOver) return
      storeBack = now() + plan.downFor
      if (plan.target !== 'store') return
      plan.lives.gateway.shift()
      plan.died()
    })
  }

  /** It is used again once the gateway has found it. */
  async function startStore(): Promise<void> {
    storeBack = Infinity
    await store?.start()
    watchStore()
    if (!processes.gateway.isUp) return
    while (!(await isReady())) await pause(10)
    await begin('gateway')
  }

  /** It counts in its store before it refuses an address that is none. */
  async function isReady(): Promise<boolean> {
    if (!processes.gateway.isUp) return true
    const reply = await fetch(`${gateway}/media`).catch(() => null)
    await reply?.arrayBuffer()
    return reply !== null && reply.status < 500
  }

  async function restartDue(): Promise<void> {
    if (storeBack <= now()) await startStore()
    const back = [...down].filter(([, at]) => at <= now())
    for (const [who] of back) {
      down.delete(who)
      await start(who)
    }
  }

  /** Who is started again at once was never away, for who asks. */
  async function untilThere(who: ServerName): Promise<void> {
    while (!processes[who].isUp && plan.downFor === 0) await pause(2)
  }

  async function ask(who: ServerName, request: Request): Promise<Response> {
    await untilThere(who)
    try {
      return await askOnce(request.clone())
    } catch (error) {
      await Promise.race([processes[who].died, pause(exitDelay)])
      if (!plan.repeats || request.method !== 'POST') throw error
      await untilThere(who)
      return askOnce(request)
    }
  }

  watchStore()
  for (const who of serverNames) await start(who)

  return {
    async follow(given) {
      plan = given
      for (const who of serverNames) await begin(who)
    },
    async heal() {
      for (const who of serverNames) await processes[who].live(0)
      plan = { ...calm, lives: { gateway: [], service: [] } }
      down = new Map([...down.keys()].map(who => [who, 0]))
      if (storeBack < Infinity) storeBack = 0
      await restartDue()
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

/** The whole reply, as what is under way is counted by it. */
async function askOnce(request: Request): Promise<Response> {
  const response = await fetch(request, { redirect: 'manual' })
  const { status, headers } = response
  const bytes = await response.arrayBuffer()
  const isEmpty = status === 204 || status === 304
  return new Response(isEmpty ? null : bytes, { status, headers })
}
