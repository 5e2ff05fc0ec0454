import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  gatewayRoutes,
  gatewayVersion,
  Health,
  Readiness
} from '../../contract/gateway.ts'
import { listen } from '../../test/listen.ts'
import { readGatewayConfig, type GatewayConfig } from '../core/config.ts'
import { createSealer } from '../sealing/sealer.ts'
import { startGateway } from '../server.ts'
import { sessionLifetime } from '../session/session.ts'
import { createSqliteStore } from '../store/sqlite-store.ts'
import { finishInBrowser } from './finish-in-browser.ts'
import { openCountingService } from './instances.ts'
import {
  createClock,
  goodEnv,
  openGateway,
  type Clock,
  type TestGateway
} from './open-gateway.ts'
import { signIn } from './panel-session.ts'
import { beginSignIn } from './begin-sign-in.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  lookAt,
  outcomesOf,
  postPurchase,
  purchase
} from './purchase.ts'
import {
  goodDetails,
  scriptedService,
  type ScriptedService
} from './scripted-service.ts'
import { createVisitor } from './visitor.ts'

let folder: string
let service: ScriptedService
let clock: Clock

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-'))
  service = scriptedService()
  clock = createClock()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A gateway on the file of the one before it. */
function restart(): TestGateway {
  const store = createSqliteStore(join(folder, 'gateway.db'), clock.now)
  return openGateway({ fetch: service.fetch, store, clock })
}

describe('a restart', () => {
  test('does not end a sign-in', async () => {
    const before = restart()
    const panel = await beginSignIn(before)
    const code = await finishInBrowser(createVisitor(before), panel)
    await before.store.close()

    const after = restart()
    const reply = await after.post(`/sign-ins/${panel.id}/redeem`, {
      verifier: panel.verifier,
      code
    })

    expect(reply.status).toBe(200)
    await after.store.close()
  })

  test('does not forget a purchase', async () => {
    const before = restart()
    const attempt = attemptId('a')
    await purchase(before, attempt, [itemOf('101')])
    await before.store.close()

    const after = restart()
    await purchase(after, attempt, [itemOf('101')])
    const look = await lookAt(after, attempt)

    expect(await outcomesOf(look)).toEqual({ '101': 'paid' })
    expect(service.count('POST', licensePath)).toBe(1)
    await after.store.close()
  })

  test('does not restore an ended session', async () => {
    const before = restart()
    const { handle } = await signIn(before)
    await before.post('/sessions/end', { handle })
    await before.store.close()

    const after = restart()
    const reply = await after.post('/sessions/refresh', { handle })

    expect(reply.status).toBe(401)
    await after.store.close()
  })
})

const goodToken = {
  access_token: '1/access',
  token_type: 'Bearer',
  expires_in: 3600,
  refresh_token: '3/next'
}

function handleOf(id: string, { sealingSecrets }: GatewayConfig): string {
  const session = {
    id,
    userId: goodDetails.user_id,
    refreshToken: '3/first',
    endsAt: Date.now() + sessionLifetime
  }
  const sealer = createSealer(sealingSecrets, randomBytes)
  return sealer.seal('handle', JSON.stringify(session), 'session')
}

describe('a started gateway', () => {
  test('listens on this machine, is healthy and ready', async () => {
    const store = join(folder, 'new-folder', 'gateway.db')
    const config = { ...readGatewayConfig(goodEnv), store }
    const gateway = await startGateway({ config, port: 0, log: () => {} })

    const healthy = { ok: true, version: gatewayVersion, uploads: false }
    const health = await fetch(gateway.url + gatewayRoutes.health)
    const ready = await fetch(gateway.url + gatewayRoutes.ready)

    expect(gateway.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(v.parse(Health, await health.json())).toEqual(healthy)
    expect(v.parse(Readiness, await ready.json())).toEqual({
      ok: true,
      epoch: expect.stringMatching(/^[0-9a-f]{32}$/)
    })
    await gateway.close()
    await expect(fetch(`${gateway.url}/health`)).rejects.toThrow('fetch failed')
  })

  test('saves a purchase that was in flight when it was stopped', async () => {
    const service = await openCountingService()
    const store = join(folder, 'gateway.db')
    const config = {
      ...readGatewayConfig(goodEnv),
      store,
      service: service.url
    }
    const options = { config, port: 0, log: () => {}, closeTimeout: 20 }
    const gateway = await startGateway(options)
    let answer = (): void => undefined
    const arrived = new Promise<void>(resolve => {
      service.onLicense = () => {
        resolve()
        return new Promise(answered => (answer = answered))
      }
    })
    const items = [itemOf('101')]
    const cut = postPurchase(gateway.url, attemptId('a'), items).catch(String)
    await arrived

    const closed = gateway.close()
    const reported = await cut
    answer()
    await closed

    expect(reported).toMatch('fetch failed')
    const kept = createSqliteStore(store, Date.now)
    const record = await kept.get(`purchase:${attemptId('a')}`)
    expect(record).toContain('"paid"')
    await kept.close()
    service.close()
  })

  test('saves a session that was being refreshed when it was stopped', async () => {
    const service = createServer(({ method }, response) => {
      if (method === 'GET') response.end(JSON.stringify(goodDetails))
    })
    const asked = once(service, 'request')
    const store = join(folder, 'gateway.db')
    const config = {
      ...readGatewayConfig(goodEnv),
      store,
      service: `http://127.0.0.1:${await listen(service)}`
    }
    const options = { config, port: 0, log: () => {}, closeTimeout: 20 }
    const gateway = await startGateway(options)
    const cut = fetch(gateway.url + gatewayRoutes.refresh, {
      method: 'POST',
      body: JSON.stringify({ handle: handleOf('session-1', config) })
    }).catch(String)
    const [, tokenCall] = (await asked) as [unknown, ServerResponse] // Node

    const closed = gateway.close()
    const reported = await cut
    tokenCall.end(JSON.stringify(goodToken))
    await closed

    expect(reported).toMatch('fetch failed')
    const kept = createSqliteStore(store, Date.now)
    const rotation = await kept.get('session-rotation:session-1')
    expect(rotation).toContain('"newest":1')
    await kept.close()
    service.closeAllConnections()
    service.close()
  })

  test('rejects when its port is taken', async () => {
    const config = readGatewayConfig(goodEnv)
    const first = await startGateway({ config, port: 0, log: () => {} })
    const port = Number(new URL(first.url).port)

    const second = startGateway({ config, port, log: () => {} })

    await expect(second).rejects.toThrow('EADDRINUSE')
    await first.close()
  })
})
