import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gatewayRoutes } from '../contract/gateway.ts'
import { createGateway } from './app.ts'
import { readGatewayConfig, type GatewayConfig } from './core/config.ts'
import type { LogEntry } from './core/core.ts'
import { createConnections } from './http/connections.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { hideSecrets } from './http/redact-secrets.ts'
import { openStore } from './store/open-store.ts'

/** Milliseconds that connections have when a gateway stops. */
const usualPatience = 5000

/** Milliseconds for purchases when it stops: two license calls of 50 s each. */
const longestWork = 110_000

export interface GatewayOptions {
  config: GatewayConfig
  port: number
  /** The network interface; this machine only if left out. */
  hostname?: string
  /** Takes the lines of the log; only faults are printed if left out. */
  log?: (entry: LogEntry) => void
  /** Milliseconds until connections are cut when it stops. */
  patience?: number
}

export interface RunningGateway {
  /** Where it listens; what it calls itself is `config.base`. */
  url: string
  close(): Promise<void>
}

/**
 * Starts a gateway with its store; resolves when it listens. Closing it waits
 * for purchases under way, also for those whose connections are cut.
 */
export async function startGateway({
  config,
  port,
  hostname = '127.0.0.1',
  log = printFaults,
  patience = usualPatience
}: GatewayOptions): Promise<RunningGateway> {
  const now = () => Date.now()
  const safeLog = hideSecrets(config, log)
  const store = openStore(config, now, message =>
    safeLog({ event: 'store-lost', message })
  )
  const connections = createConnections(config, safeLog)
  const app = createGateway(config, {
    store,
    fetch,
    now,
    randomBytes,
    log: safeLog,
    isRefused: incoming => connections.isRefused(incoming)
  })
  const running = new Set<Promise<unknown>>()
  const answer: typeof app.fetch = async (request, ...args) => {
    const work = Promise.resolve(app.fetch(request, ...args))
    if (!isPurchase(request)) return work
    running.add(work)
    return work.finally(() => running.delete(work))
  }
  async function close(server: Server): Promise<void> {
    await closeServer(server, patience)
    await Promise.race([Promise.allSettled(running), atMost(longestWork)])
    await store.close()
  }
  return new Promise((resolve, reject) => {
    const server = createHttpServer({
      config,
      answer,
      connections,
      log: safeLog
    })
    server.on('error', error => {
      void store.close()
      reject(error)
    })
    server.listen(port, hostname, () => {
      const info = server.address() as AddressInfo // a TCP server has one
      resolve({ url: urlOf(info), close: () => close(server) })
    })
  })
}

/**
 * Runs a gateway configured by the environment until a signal stops it.
 * Takes `--port` (4401) and `--host` (127.0.0.1).
 */
export async function runGateway(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { port: { type: 'string' }, host: { type: 'string' } }
  })
  const config = readGatewayConfig(process.env)
  const port = Number(values.port ?? 4401)
  const hostname = values.host ?? '127.0.0.1'
  const gateway = await startGateway({ config, port, hostname, log: printLog })
  console.log(`The gateway listens on ${gateway.url} for ${config.base}`)
  const stop = () => {
    void gateway.close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function isPurchase({ method, url }: Request): boolean {
  return method === 'POST' && new URL(url).pathname === gatewayRoutes.purchases
}

function atMost(milliseconds: number): Promise<void> {
  return wait(milliseconds, undefined, { ref: false })
}

/** Lets connections end; those that do not are cut. */
async function closeServer(server: Server, patience: number): Promise<void> {
  await new Promise<void>(closed => {
    const impatient = setTimeout(() => {
      server.closeAllConnections()
    }, patience)
    server.close(() => {
      clearTimeout(impatient)
      closed()
    })
    server.closeIdleConnections()
  })
}

function urlOf({ address, family, port }: AddressInfo): string {
  const host = family === 'IPv6' ? `[${address}]` : address
  return `http://${host}:${port}`
}

function printFaults(entry: LogEntry): void {
  if (entry.event === 'bug') console.error(entry)
}

function printLog(entry: LogEntry): void {
  const line = { time: new Date().toISOString(), ...entry }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
