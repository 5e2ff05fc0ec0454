import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { GatewayConfig } from './config.ts'
import type { PublishGauge } from './gauges.ts'
import type { Sealer } from '../sealing/sealer.ts'
import type { Store } from './store.ts'

/** One log line; never contains a token, code, cookie, handle or address. */
export interface LogEntry {
  event: string
  [field: string]: string | number | boolean | null
}

/** The gateway's connections to its environment. */
export interface GatewayParts {
  store: Store
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  randomBytes: (size: number) => Uint8Array
  /** A signal that aborts after milliseconds; a real timer if left out. */
  timeout?: (milliseconds: number) => AbortSignal
  log: (entry: LogEntry) => void
  /** Values are published nowhere if left out. */
  publish?: PublishGauge
  /** Whether the server is too busy for a request; false if left out. */
  isRefused?: (incoming: IncomingMessage) => boolean
  /** Resolves media hosts; the system's resolver if left out. */
  lookup?: (host: string) => Promise<LookupAddress[]>
}

/** Passed to every route of a running gateway. */
export interface Core extends GatewayParts {
  config: GatewayConfig
  sealer: Sealer
  /** The client whose rate limit a request counts against. */
  clientAddress: (context: Context) => string
}
