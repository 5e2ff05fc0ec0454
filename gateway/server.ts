import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { serve, type ServerType } from '@hono/node-server'
import { createGateway } from './app.ts'
import { readGatewayConfig, type GatewayConfig } from './config.ts'
import type { LogEntry } from './core.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

const patience = 5000

export interface GatewayOptions {
  config: GatewayConfig
  port: number
  /** The network interface; this machine only if left out. */
  hostname?: string
  /** Takes the lines of the log; only faults are printed if left out. */
  log?: (entry: LogEntry) => void
}

export interface RunningGateway {
  /** Where it listens; what it calls itself is `config.base`. */
  url: string
  close(): Promise<void>
}

/** Starts a gateway with its store; resolves when it listens. */
export async function startGateway({
  config,
  port,
  hostname = '127.0.0.1',
  log = printFaults
}: GatewayOptions): Promise<RunningGateway> {
  const now = () => Date.now()
  const store = openStore(config.store, now, message =>
    log({ event: 'store-lost', message })
  )
  const parts = { store, fetch, now, randomBytes, log }
  const app = createGateway(config, parts)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, info =>
      resolve({ url: urlOf(info), close: () => close(server, store) })
    )
    server.on('error', error => {
      void store.close()
      reject(error)
    })
  })
}

/**
 * Runs a gateway configured by the environment until it is told to stop.
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

/** Lets running requests end; those that do not are cut. */
async function close(server: ServerType, store: Store): Promise<void> {
  await new Promise<void>(closed => {
    const impatient = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections()
    }, patience)
    server.close(() => {
      clearTimeout(impatient)
      closed()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
  await store.close()
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
