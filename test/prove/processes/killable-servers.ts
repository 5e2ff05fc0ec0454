import { setTimeout as pause } from 'node:timers/promises'
import { createMortalProcess } from './killable-process.ts'
import type {
  EndOfLife,
  LastStep,
  MortalProcess,
  Program
} from './killable-process.ts'

export const victims = ['gateway', 'service'] as const

export type Victim = (typeof victims)[number]

/** Who dies at a step of the gateway, if not only what the store holds. */
export type Fallen = 'gateway' | 'store' | 'both' | 'contents'

/** What is to happen to the processes. */
export interface Fate {
  /** The last step of each life; a restart begins the next. */
  lives: Record<Victim, LastStep[]>
  falls: Fallen
  /** Milliseconds of the clock until one is started again. */
  downFor: number
  /** As Chromium does, a purchase that is cut off is sent once more. */
  repeats: boolean
  /** Hears of each death. */
  died: () => void
}

export interface Mortals {
  /** From now on. */
  suffer(fate: Fate): Promise<void>
  /** Nobody dies any more, and all are there. */
  heal(): Promise<void>
  /** Starts again who was down for long enough. */
  tend(): Promise<void>
  /** As a frame or browser asks, over a real connection. */
  ask(who: Victim, request: Request): Promise<Response>
  /** Those that each took since it suffers. */
  steps(who: Victim): Promise<string[]>
  close(): Promise<void>
}

/** Of the gateway, as a process of its own that keeps what it was told. */
export interface MortalStore {
  readonly pid: number | null
  readonly ended: Promise<unknown>
  start(): Promise<void>
}

interface MortalsParts {
  programs: Record<Victim, Program>
  /** Its address. */
  gateway: string
  store: MortalStore | null
  now: () => number
}

const calm: Fate = {
  lives: { gateway: [], service: [] },
  falls: 'gateway',
  downFor: 0,
  repeats: false,
  died: () => undefined
}

/** Of real time, until the system tells of a death. */
const untilTold = 200

/** Service and gateway as processes, started; the store is one or a file. */
export async function createMortals({
  programs,
  gateway,
  store,
  now
}: MortalsParts): Promise<Mortals> {
  const processes: Record<Victim, MortalProcess> = {
    gateway: createMortalProcess(programs.gateway),
    service: createMortalProcess(programs.service)
  }
  let fate = calm
  let down = new Map<Victim, number>()
  let storeBack = Infinity
  let isOver = false

  async function begin(who: Victim): Promise<void> {
    const [life = 0] = fate.lives[who]
    await processes[who].live(life, endOf(who))
  }

  function endOf(who: Victim): EndOfLife {
    if (who !== 'gateway') return {}
    if (fate.falls === 'contents') return { forgets: true }
    if (!store || fate.falls === 'gateway') return {}
    const both = fate.falls === 'both' ? [processes.gateway.pid] : []
    return { pids: [store.pid, ...both].filter(pid => pid !== null) }
  }

  function bury(who: Victim): void {
    fate.lives[who].shift()
    down.set(who, now() + fate.downFor)
    fate.died()
  }

  async function start(who: Victim): Promise<void> {
    await processes[who].start()
    void processes[who].died.then(() => bury(who))
    await begin(who)
  }

  function watchStore(): void {
    void store?.ended.then(() => {
      if (isOver) return
      storeBack = now() + fate.downFor
      if (fate.falls !== 'store') return
      fate.lives.gateway.shift()
      fate.died()
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

  async function tend(): Promise<void> {
    if (storeBack <= now()) await startStore()
    const back = [...down].filter(([, at]) => at <= now())
    for (const [who] of back) {
      down.delete(who)
      await start(who)
    }
  }

  /** Who is started again at once was never away, for who asks. */
  async function untilThere(who: Victim): Promise<void> {
    while (!processes[who].isUp && fate.downFor === 0) await pause(2)
  }

  async function ask(who: Victim, request: Request): Promise<Response> {
    await untilThere(who)
    try {
      return await askOnce(request.clone())
    } catch (error) {
      await Promise.race([processes[who].died, pause(untilTold)])
      if (!fate.repeats || request.method !== 'POST') throw error
      await untilThere(who)
      return askOnce(request)
    }
  }

  watchStore()
  for (const who of victims) await start(who)

  return {
    async suffer(given) {
      fate = given
      for (const who of victims) await begin(who)
    },
    async heal() {
      for (const who of victims) await processes[who].live(0)
      fate = { ...calm, lives: { gateway: [], service: [] } }
      down = new Map([...down.keys()].map(who => [who, 0]))
      if (storeBack < Infinity) storeBack = 0
      await tend()
    },
    tend,
    ask,
    steps: who => processes[who].steps(),
    async close() {
      isOver = true
      for (const who of victims) await processes[who].kill()
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
