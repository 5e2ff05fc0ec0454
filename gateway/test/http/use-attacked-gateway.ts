import { afterEach, beforeEach } from 'vitest'
import { readGatewayConfig, type GatewayConfig } from '../../core/config.ts'
import type { LogEntry } from '../../core/core.ts'
import { startGateway, type RunningGateway } from '../../server.ts'
import { openLargeService, type LargeService } from './large-service.ts'
import { goodEnv } from '../open-gateway.ts'
import { attemptId, itemOf, postPurchase } from '../purchase.ts'
import { openRaw, rawRequest, type RawClient } from './raw-client.ts'

/** What a test makes tighter. */
interface Setting {
  times?: Partial<GatewayConfig['timeLimits']>
  bounds?: Partial<GatewayConfig['bounds']>
}

/** Limits of time too short for a test to notice. */
export const short = { head: 60, request: 120, reply: 100 }

/** Asks for a large reply. */
export const search = rawRequest('GET /api/v2/images/search?query=cat')

/** A started gateway for each test, and clients that do not behave. */
export function useAttackedGateway() {
  let service: LargeService
  let gateway: RunningGateway
  let clients: RawClient[] = []
  let log: LogEntry[] = []

  beforeEach(async () => {
    service = await openLargeService()
    clients = []
    log = []
  })
  afterEach(async () => {
    clients.forEach(({ socket }) => socket.destroy())
    service.license()
    await gateway.close()
    service.close()
  })

  async function start({ times, bounds }: Setting): Promise<void> {
    const config = readGatewayConfig(goodEnv)
    gateway = await startGateway({
      config: {
        ...config,
        service: service.url,
        timeLimits: { ...config.timeLimits, ...times },
        bounds: { ...config.bounds, ...bounds }
      },
      port: 0,
      log: entry => log.push(entry),
      closeTimeout: 20
    })
  }

  async function open(text?: string): Promise<RawClient> {
    const client = await openRaw(gateway.url, text)
    clients.push(client)
    return client
  }

  /** Asks for a large reply and never reads it. */
  async function openIdler(text = search): Promise<RawClient> {
    const idler = await open(text)
    await idler.begun()
    return idler
  }

  function ask(path: string): Promise<Response> {
    return fetch(gateway.url + path, { headers: { Connection: 'close' } })
  }

  function buy(): Promise<Response> {
    return postPurchase(gateway.url, attemptId('a'), [itemOf('101')])
  }

  return {
    start,
    open,
    openIdler,
    ask,
    buy,
    log: () => log,
    service: () => service
  }
}
