import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Addresses } from '../../../contract/config.ts'
import { createFiles } from '../../flows/set-up/open-files.ts'
import type { Files, OpenFile } from '../../flows/set-up/open-files.ts'
import { createRouteFetch } from '../../flows/set-up/route-fetch.ts'
import type { RouteFetch } from '../../flows/set-up/route-fetch.ts'
import { signInWithPages } from '../../flows/set-up/sign-in-with-pages.ts'
import { freePorts } from '../../free-ports.ts'
import { storeServers } from '../../../gateway/test/store-servers.ts'
import type { StoreName } from '../../../gateway/test/store-servers.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import type { VirtualClock } from '../../virtual-clock.ts'
import { createWebBrowser } from '../../web-browser.ts'
import { loadBundledPanel } from '../../flows/set-up/bundle-panel.ts'
import { createClockFile } from './clock-file.ts'
import { openProcessLog } from './process-log.ts'
import type { ProcessLog } from './process-log.ts'
import { createKillableServers } from './killable-servers.ts'
import type { KillableServers, ServerName } from './killable-servers.ts'
import { serverPrograms } from './server-programs.ts'
import type { Programs } from './programs.ts'

/** Milliseconds of real time after which a request must wait for the clock. */
const clockDelay = 3000

/** Username of an account that pays for each repeated request. */
const person = 'metered'

/** Server processes, and a machine with a file whose person is signed in. */
export interface World extends Files {
  servers: KillableServers
  log: ProcessLog
  clock: VirtualClock
  network: RouteFetch
  /** Empty: servers are only down when they die. */
  origins: readonly string[]
  storage: Map<string, unknown>
  /** Assets that were placed in the file. */
  used: Set<string>
  readonly file: OpenFile
  /** Ends plugin and panel at once and opens the file again. */
  reopenFile(): Promise<void>
  /** Sets the person's clock wrong by `milliseconds`. */
  skew(milliseconds: number): void
  /** Delays licenses in the account's history. */
  lagHistory(milliseconds: number): Promise<void>
  close(): Promise<void>
}

export async function openWorld(
  programs: Programs,
  name: StoreName,
  loadPanel = loadBundledPanel
): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'))
  const redis = await storeServers[name]?.(folder)
  const store = redis?.url ?? join(folder, 'gateway.db')
  const [gateway = 0, service = 0] = await freePorts(2)
  const addresses = addressesOf(gateway, service)
  const time = createClockFile(join(folder, 'clock'))
  const clock = createVirtualClock(Date.now(), {
    moved: now => time.set(now)
  })
  time.set(clock.now())
  const ports = redis && { redisPort: redis.owner.port }
  const setting = { programs, folder, addresses, store, ...ports }
  const servers = await createKillableServers({
    programs: serverPrograms(setting),
    gateway: addresses.gateway,
    store: redis?.owner ?? null,
    now: () => clock.now(),
    pass: milliseconds => clock.advance(milliseconds)
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

  /** Passes time in Redis; false while it is down. */
  async function pass(time: number): Promise<boolean> {
    if (!redis) return true
    if (redis.owner.pid === null) return false
    return redis.pass(time).then(
      () => true,
      () => false
    )
  }

  /** Lets processes and store catch up with the clock. */
  async function turn(): Promise<void> {
    await pause(1)
    const time = clock.now() - passed
    if (time > 0 && (await pass(time))) passed += time
    const begun = performance.now()
    await servers.restartDue()
    const waited = performance.now() - begun
    for (const asked of pending) asked.since += waited
    if (waitsForClock()) await clock.advance(500)
  }

  /** A gateway may wait for the end of a dead gateway's work. */
  function waitsForClock(): boolean {
    const now = performance.now()
    return [...pending].some(({ since }) => now - since > clockDelay)
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
