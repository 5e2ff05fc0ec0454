import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Addresses } from '../../../contract/config.ts'
import { createFiles } from '../../flows/open-files.ts'
import type { Files, OpenFile } from '../../flows/open-files.ts'
import { createRouteFetch } from '../../flows/route-fetch.ts'
import type { RouteFetch } from '../../flows/route-fetch.ts'
import { signInWithPages } from '../../flows/sign-in-with-pages.ts'
import { freePorts } from '../../free-ports.ts'
import { startRedis } from '../../../gateway/test/redis-server.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import type { VirtualClock } from '../../virtual-clock.ts'
import { createWebBrowser } from '../../web-browser.ts'
import { loadBundledPanel } from '../../flows/bundle-panel.ts'
import { openProcessLog } from './process-log.ts'
import type { ProcessLog } from './process-log.ts'
import { createKillableServers } from './killable-servers.ts'
import type { KillableServers, ServerName } from './killable-servers.ts'
import { serverPrograms } from './server-programs.ts'
import type { Programs } from './programs.ts'

export const storeNames = ['SQLite', 'Redis'] as const

export type StoreName = (typeof storeNames)[number]

/** Of real time, in milliseconds: what takes longer waits for the clock. */
const untilClock = 3000

/** Each request that this person sends again is charged again. */
const person = 'metered'

/** Processes, and a machine with a file, whose person is signed in. */
export interface World extends Files {
  servers: KillableServers
  log: ProcessLog
  clock: VirtualClock
  network: RouteFetch
  /** Nobody is taken down but by death. */
  origins: readonly string[]
  storage: Map<string, unknown>
  /** Assets that were placed in it. */
  used: Set<string>
  readonly file: OpenFile
  /** Ends plugin and panel at once and opens the file again. */
  reopenFile(): Promise<void>
  /** From now on the person's clock is wrong by so many milliseconds. */
  skew(milliseconds: number): void
  /** Licenses are in the account's history so many milliseconds later. */
  lagHistory(milliseconds: number): Promise<void>
  close(): Promise<void>
}

export async function openWorld(
  programs: Programs,
  name: StoreName,
  loadPanel = loadBundledPanel
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'))
  const redis = name === 'Redis' ? await startRedis(folder) : null
  const store = redis?.url ?? join(folder, 'gateway.db')
  const [gateway = 0, service = 0] = await freePorts(2)
  const addresses = addressesOf(gateway, service)
  const time = clockFile(join(folder, 'clock'))
  const clock = createVirtualClock(Date.now(), {
    moved: now => time.set(now)
  })
  time.set(clock.now())
  const setting = { programs, folder, addresses, store }
  const servers = await createKillableServers({
    programs: serverPrograms(setting),
    gateway: addresses.gateway,
    store: redis,
    now: () => clock.now()
  })
  const pending = new Set<{ since: number }>()

  async function ask(who: ServerName, request: Request): Promise<Response> {
    const asked = { since: performance.now() }
    pending.add(asked)
    try {
      return await servers.ask(who, request)
    } finally {
      pending.delete(asked)
    }
  }

  const network = createRouteFetch(
    new Map([
      [addresses.service, request => ask('service', request)],
      [addresses.gateway, request => ask('gateway', request)]
    ])
  )
  const storage = new Map<string, unknown>()
  let passed = clock.now()

  /** False while nobody is there to whom it could pass. */
  async function pass(time: number): Promise<boolean> {
    if (!redis) return true
    if (redis.pid === null) return false
    return redis.pass(time).then(
      () => true,
      () => false
    )
  }

  /** Processes and their store keep up with the clock. */
  async function turn(): Promise<void> {
    await pause(1)
    const time = clock.now() - passed
    if (time > 0 && (await pass(time))) passed += time
    await servers.restartDue()
    if (waitsForClock()) await clock.advance(500)
  }

  /** A gateway may wait for the end of what one that died has begun. */
  function waitsForClock(): boolean {
    const now = performance.now()
    return [...pending].some(({ since }) => now - since > untilClock)
  }

  let skew = 0
  const ownClock = { ...clock, now: () => clock.now() + skew }
  const parts = { addresses, network, clock: ownClock, storage, turn }
  const files = createFiles({ ...parts, loadPanel })
  const log = openProcessLog(folder)

  async function lagHistory(milliseconds: number): Promise<void> {
    const body = JSON.stringify({ fault: 'lag-history', milliseconds })
    const url = `${addresses.service}/admin/faults`
    const headers = { 'Content-Type': 'application/json' }
    const order = new Request(url, { method: 'POST', headers, body })
    const { ok } = await servers.ask('service', order)
    if (!ok) throw new Error('The service takes no faults.')
  }

  async function close(): Promise<void> {
    files.close()
    log.close()
    await servers.close()
    await redis?.kill()
    time.close()
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    let file = await files.openFile()
    const browser = createWebBrowser(request => network.direct(request))
    await signInWithPages({ browser }, file, person)
    return {
      ...files,
      servers,
      log,
      clock,
      network,
      storage,
      skew: milliseconds => void (skew = milliseconds),
      lagHistory,
      close,
      origins: [],
      used: new Set(),
      get file() {
        return file
      },
      async reopenFile() {
        file = await files.reopen(file)
      }
    }
  } catch (error) {
    await close()
    throw error
  }
}

function addressesOf(gateway: number, service: number): Addresses {
  const media = [`http://localhost:${service}`]
  return {
    service: `http://localhost:${service}`,
    gateway: `http://localhost:${gateway}`,
    media
  }
}

/** All processes read the time there, also those started later. */
function clockFile(path: string) {
  const file = openSync(path, 'w')
  const bytes = Buffer.alloc(8)
  return {
    set(time: number): void {
      bytes.writeDoubleLE(time)
      writeSync(file, bytes, 0, 8, 0)
    },
    close: () => closeSync(file)
  }
}
