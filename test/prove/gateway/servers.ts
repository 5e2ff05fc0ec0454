import { mkdtempSync, rmSync } from 'node:fs'
import { setDefaultAutoSelectFamilyAttemptTimeout } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import type { FaultInput } from '../../../dev/service/faults/fault-spec.ts'
import { startRedis } from '../../../gateway/test/redis-server.ts'
import type { RedisServer } from '../../../gateway/test/redis-server.ts'
import { openStoreFigures } from '../../../gateway/test/store-figures.ts'
import type { StoreFigures } from '../../../gateway/test/store-figures.ts'
import { freePorts } from '../../free-ports.ts'
import { createClockFile } from '../processes/clock-file.ts'
import { createKillableProcess } from '../processes/killable-process.ts'
import type { KillableProcess } from '../processes/killable-process.ts'
import type { Programs } from '../processes/programs.ts'
import { serverPrograms } from '../processes/server-programs.ts'
import { connectTime } from './connect-time.ts'
import type { Figures, ProcessFigures } from './figures.ts'
import { openLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { addPeople } from './people.ts'
import type { Person } from './people.ts'

/** A gateway as a process. */
export interface Instance {
  url: string
  process: KillableProcess
  /** Times that it was started. */
  lives: number
}

export interface Servers {
  /** What panels and pages call the gateway; nothing listens there. */
  base: string
  /** Asks the service directly. */
  askService(path: string, init?: RequestInit): Promise<Response>
  /** The first lives as long as the proof, the other one may be killed. */
  instances: readonly [Instance, Instance]
  redis: RedisServer
  people: Person[]
  ledger: Ledger
  now(): number
  startInstance(instance: Instance): Promise<void>
  /** Resolves when all instances use the store again. */
  becomeReady(): Promise<void>
  setFault(fault: FaultInput): Promise<void>
  endFaults(): Promise<void>
  /** Lets time pass everywhere; nothing may be in flight. */
  pass(milliseconds: number): Promise<void>
  /** Of the first instance and the store. */
  measure(): Promise<Figures & StoreFigures>
  close(): Promise<void>
}

/** Milliseconds between two moves of the processes' clock. */
const tick = 10

/** Milliseconds in which an instance must find its store again. */
const patience = 60_000

/** The service, a Redis that keeps its data, and two gateways on it. */
export async function openServers(
  programs: Programs,
  peopleCount: number
): Promise<Servers> {
  setDefaultAutoSelectFamilyAttemptTimeout(connectTime)
  const folder = mkdtempSync(join(tmpdir(), 'gateway-proof-'))
  const clock = createClockFile(join(folder, 'clock'))
  let passed = 0
  const now = () => Date.now() + passed
  const move = () => clock.set(now())
  move()
  const ticking = setInterval(move, tick)
  const people = await addPeople(folder, peopleCount, now())
  const redis = await startRedis(folder)
  const [base = 0, first = 0, second = 0, port = 0] = await freePorts(4)
  const service = `http://localhost:${port}`
  const addresses = {
    service,
    gateway: `http://localhost:${base}`,
    media: [service]
  }
  const own = { ...programs, killable: programs.measured }
  const known = serverPrograms({
    programs: own,
    folder,
    addresses,
    store: redis.url
  })
  const serving = createKillableProcess(known.service)
  const [one, two] = [first, second].map((listening): Instance => {
    const { gateway } = known
    const argv = ['--port', String(listening)]
    // Each panel says with a header which client it is.
    const env = { ...gateway.env, CLEARED_GATEWAY_PROXIES: '127.0.0.1' }
    const process = createKillableProcess({ ...gateway, argv, env })
    return { url: `http://127.0.0.1:${listening}`, process, lives: 0 }
  }) as [Instance, Instance] // of two ports
  const instances = [one, two] as const
  await serving.start()
  for (const instance of instances) await startInstance(instance)
  const ledger = openLedger(folder)
  const store = await openStoreFigures(redis.url)

  async function startInstance(instance: Instance): Promise<void> {
    await instance.process.start()
    instance.lives += 1
  }

  function askService(path: string, init: RequestInit = {}): Promise<Response> {
    // On a new connection: an idle one may be closed when it is used again.
    const headers = new Headers(init.headers)
    headers.set('Connection', 'close')
    return fetch(service + path, { ...init, headers })
  }

  async function order(method: string, fault?: FaultInput): Promise<void> {
    const reply = await askService('/admin/faults', {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(fault && { body: JSON.stringify(fault) })
    })
    if (!reply.ok) throw new Error(`The service takes no fault: ${method}`)
  }

  return {
    base: addresses.gateway,
    askService,
    instances,
    redis,
    people,
    ledger,
    now,
    startInstance,
    async becomeReady() {
      for (const { url } of instances) await waitUntilReady(url)
    },
    setFault: fault => order('POST', fault),
    endFaults: () => order('DELETE'),
    async pass(milliseconds) {
      await redis.pass(milliseconds)
      passed += milliseconds
      move()
    },
    async measure() {
      const figures = await one.process.ask<ProcessFigures>({})
      if (!figures) throw new Error('The first instance has died.')
      return { ...figures, ...(await store.read()) }
    },
    async close() {
      clearInterval(ticking)
      ledger.close()
      store.close()
      for (const { process } of instances) await process.kill()
      await serving.kill()
      redis.resume()
      await redis.kill()
      clock.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function waitUntilReady(url: string): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    const reply = await fetch(url + gatewayRoutes.ready).catch(() => null)
    await reply?.arrayBuffer()
    if (reply?.ok) return
    if (performance.now() > end) {
      throw new Error('An instance does not use its store again.')
    }
    await pause(50)
  }
}
