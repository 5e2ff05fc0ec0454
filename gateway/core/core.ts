import type { LookupAddress } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { GatewayConfig } from './config.ts'
import type { Sealer } from '../sealing/sealer.ts'
import type { Store } from './store.ts'

/** One line of the log; never a token, code, cookie, handle or address. */
export interface LogEntry {
  event: string
  [field: string]: string | number | boolean | null
}

/** What the gateway takes from the world around it. */
export interface GatewayParts {
  store: Store
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  randomBytes: (size: number) => Uint8Array
  /** Aborts after milliseconds; a real timer if left out. */
  timeout?: (milliseconds: number) => AbortSignal
  log: (entry: LogEntry) => void
  /** Whether a server had no room for a request; false if left out. */
  isRefused?: (incoming: IncomingMessage) => boolean
  /** Resolves hosts of the media relay; the system's resolver if left out. */
  lookup?: (host: string) => Promise<LookupAddress[]>
}

/** What every route of a running gateway is given. */
export interface Core extends GatewayParts {
  config: GatewayConfig
  sealer: Sealer
  /** Whom a request counts for. */
  clientAddress: (context: Context) => string
}
