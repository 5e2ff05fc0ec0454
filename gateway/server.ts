import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ClearedError } from '../contract/errors.ts'
import { createGateway } from './app.ts'
import { readGatewayConfig, type GatewayConfig } from './core/config.ts'
import type { GatewayParts, LogEntry } from './core/core.ts'
import { createConnections } from './http/connections.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { createRedactor, redactSecrets } from './http/redact-secrets.ts'
import { throttleLog } from './http/throttle-log.ts'
import { urlOf } from './http/url-of.ts'
import { serveMetrics, type ServedMetrics } from './metrics/serve-metrics.ts'
import { help, readOptions } from './read-options.ts'
import { findStoreProblem } from './store/find-store-problem.ts'
import { openStore } from './store/open-store.ts'

const defaultCloseTimeout = 5000

/** Milliseconds; a purchase may make two license calls of 50 s each. */
const purchaseTimeout = 110_000

export interface GatewayOptions {
  config: GatewayConfig
  port: number
  /** The network interface; this machine only if left out. */
  hostname?: string
  /** Prints only bugs if left out. */
  log?: (entry: LogEntry) => void
  /** Milliseconds until closing destroys the remaining connections. */
  closeTimeout?: number
}

export interface RunningGateway {
  /** The listening address; the public one is `config.base`. */
  url: string
  /** Address of the metrics; null if they are not served. */
  metrics: string | null
  close(): Promise<void>
}

/**
 * Starts a gateway with its store; resolves when it listens, and rejects with a
 * sentence when its store can never work. Closing waits for requests in flight,
 * even if their clients are disconnected.
 */
export async function startGateway(
  options: GatewayOptions
): Promise<RunningGateway> {
  const { metrics: address } = options.config
  const metrics = address ? await serveMetrics(address) : null
  try {
    return await start(options, metrics)
  } catch (error) {
    metrics?.close() // an open port would keep the process alive
    throw error
  }
}

async function start(
  {
    config,
    port,
    hostname = '127.0.0.1',
    log = printBugs,
    closeTimeout = defaultCloseTimeout
  }: GatewayOptions,
  metrics: ServedMetrics | null
): Promise<RunningGateway> {
  const now = () => Date.now()
  const safeLog = throttleLog(redactSecrets(config, log))
  function record(entry: LogEntry): void {
    metrics?.count(entry)
    safeLog(entry)
  }
  const store = openStore(config, now, message =>
    record(
      message === null
        ? { event: 'store-connection-back' }
        : { event: 'store-connection-lost', message }
    )
  )
  const problem = await findStoreProblem(store, now)
  if (problem !== null) {
    await store.close()
    throw new ClearedError('bad-input', createRedactor(config)(problem))
  }
  const connections = createConnections(config, record)
  metrics?.publish('connections', () => connections.count())
  metrics?.publish('unsentBytes', () => connections.unsentBytes())
  const parts: GatewayParts = {
    store,
    fetch,
    now,
    randomBytes,
    log: record,
    isRefused: incoming => connections.isRefused(incoming)
  }
  const app = createGateway(config, metrics?.measure(parts, config) ?? parts)
  const pending = new Set<Promise<unknown>>()
  const handle: typeof app.fetch = async (request, ...args) => {
    const work = Promise.resolve(app.fetch(request, ...args))
    pending.add(work)
    return work.finally(() => pending.delete(work))
  }
  async function close(server: Server): Promise<void> {
    await closeServer(server, closeTimeout)
    await Promise.race([Promise.allSettled(pending), delay(purchaseTimeout)])
    await store.close()
    metrics?.close()
  }
  return new Promise((resolve, reject) => {
    const server = createHttpServer({
      config,
      handle,
      connections,
      log: record
    })
    server.on('error', error => {
      void store.close()
      reject(error)
    })
    server.listen(port, hostname, () => {
      resolve({
        url: urlOf(server),
        metrics: metrics?.url ?? null,
        close: () => close(server)
      })
    })
  })
}

/**
 * Runs a gateway, configured by the environment, until a signal stops it.
 * `--help` shows what it takes.
 */
export async function runGateway(argv: string[]): Promise<void> {
  if (argv.includes('--help')) return console.log(help)
  const problems: string[] = []
  const options = readOptions(argv, problem => problems.push(problem))
  const config = readGatewayConfig(process.env, problems)
  // A full disk, or a reader that ended, must not end purchases in flight.
  process.stdout.on('error', () => undefined)
  const gateway = await startGateway({ config, ...options, log: printLog })
  const { url, metrics } = gateway
  printLog({ event: 'listening', url, base: config.base, metrics })
  const stop = () => {
    void gateway.close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function delay(milliseconds: number): Promise<void> {
  return wait(milliseconds, undefined, { ref: false })
}

/** Waits for connections to end, then destroys those that are left. */
async function closeServer(server: Server, timeout: number): Promise<void> {
  await new Promise<void>(resolve => {
    const timer = setTimeout(() => {
      server.closeAllConnections()
    }, timeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })
}

function printBugs(entry: LogEntry): void {
  if (entry.event === 'bug') console.error(entry)
}

/** Prints an entry of the log as a line of JSON. */
export function printLog(entry: LogEntry): void {
  const line = { time: new Date().toISOString(), ...entry }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
