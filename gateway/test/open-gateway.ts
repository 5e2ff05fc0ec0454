import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { GatewayError } from '../../contract/gateway.ts'
import { createGateway } from '../app.ts'
import { readGatewayConfig, type GatewayConfig } from '../core/config.ts'
import type { GatewayParts, LogEntry } from '../core/core.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { throttleLog } from '../http/throttle-log.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'
import type { Store } from '../core/store.ts'

export const gatewayBase = 'http://localhost:4401'

export interface Clock {
  now: () => number
  move: (milliseconds: number) => void
}

export interface GatewaySetting {
  fetch: typeof fetch
  config?: Partial<GatewayConfig>
  clock?: Clock
  store?: Store
  lookup?: GatewayParts['lookup']
  timeout?: GatewayParts['timeout']
  metrics?: Metrics
}

export interface TestGateway {
  config: GatewayConfig
  clock: Clock
  store: Store
  log: LogEntry[]
  send(path: string, init?: RequestInit, remote?: string): Promise<Response>
  post(
    path: string,
    json: unknown,
    headers?: Record<string, string>
  ): Promise<Response>
}

/** A working local configuration, as the environment would give it. */
export const goodEnv = {
  CLEARED_GATEWAY_BASE: gatewayBase,
  CLEARED_GATEWAY_SERVICE: 'http://localhost:4402',
  CLEARED_GATEWAY_CLIENT_ID: 'client-1',
  CLEARED_GATEWAY_CLIENT_SECRET: 'client-secret-1',
  CLEARED_GATEWAY_SEALING_SECRETS:
    'eJ5vQ0m1cT8sYb2wKx7LhZ4nRd9gPf3aUi6oVtXkCqE',
  CLEARED_GATEWAY_MEDIA: 'http://localhost:4402',
  CLEARED_GATEWAY_STORE: ':memory:'
}

export function createClock(): Clock {
  let time = Date.UTC(2026, 0, 15, 12)
  return { now: () => time, move: milliseconds => (time += milliseconds) }
}

/** A gateway in process; `fetch` is its way to the service. */
export function openGateway(setting: GatewaySetting): TestGateway {
  const clock = setting.clock ?? createClock()
  const config = { ...readGatewayConfig(goodEnv), ...setting.config }
  const store = setting.store ?? createSqliteStore(config.store, clock.now)
  const log: LogEntry[] = []
  const { metrics } = setting
  const safeLog = throttleLog(entry => log.push(entry), clock.now)
  const parts: GatewayParts = {
    store,
    fetch: setting.fetch,
    now: clock.now,
    randomBytes,
    log: entry => {
      metrics?.count(entry)
      safeLog(entry)
    },
    ...(setting.lookup && { lookup: setting.lookup }),
    ...(setting.timeout && { timeout: setting.timeout })
  }
  const app = createGateway(config, metrics?.measure(parts, config) ?? parts)

  async function send(
    path: string,
    init: RequestInit = {},
    remoteAddress?: string
  ): Promise<Response> {
    const request = new Request(new URL(path, config.base), init)
    const bindings = { incoming: { socket: { remoteAddress } } }
    return app.fetch(request, remoteAddress ? bindings : undefined)
  }

  return {
    config,
    clock,
    store,
    log,
    send,
    post: createPost(send)
  }
}

/** Posts JSON by this `send`. */
export function createPost(send: TestGateway['send']): TestGateway['post'] {
  return (path, json, headers = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(json)
    })
}

/** Status and code of a reply that must be an error. */
export async function failureOf(
  response: Response
): Promise<{ status: number; code: string }> {
  const { error } = v.parse(GatewayError, await response.json())
  return { status: response.status, code: error.code }
}
