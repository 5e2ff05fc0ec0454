import { afterEach, describe, expect, test, vi } from 'vitest'
import { defaultRateLimits } from '../../core/rate-limits.ts'
import type { RateLimitName } from '../../core/rate-limits.ts'
import { openGateway, type TestGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

afterEach(() => void vi.unstubAllGlobals())

const statusPath = '/sign-ins/00000000000000000000000000000000/status'

function open(proxies: string[] = []): TestGateway {
  const { fetch } = scriptedService()
  const few = { requests: 2, seconds: 60 }
  const rateLimits = { ...defaultRateLimits, status: few }
  return openGateway({ fetch, config: { proxies, rateLimits } })
}

async function statuses(
  gateway: TestGateway,
  callers: [remote: string, forwarded?: string][]
): Promise<number[]> {
  const seen: number[] = []
  for (const [remote, forwarded] of callers) {
    const headers: Record<string, string> = forwarded
      ? { 'X-Forwarded-For': forwarded }
      : {}
    seen.push((await gateway.send(statusPath, { headers }, remote)).status)
  }
  return seen
}

describe('a rate limit', () => {
  test('counts each client address separately', async () => {
    const seen = await statuses(open(), [
      ['198.51.100.1'],
      ['198.51.100.1'],
      ['198.51.100.1'],
      ['::ffff:198.51.100.1'],
      ['198.51.100.2']
    ])

    expect(seen).toEqual([200, 200, 429, 429, 200])
  })

  test('counts IPv6 by its /64', async () => {
    const seen = await statuses(open(), [
      ['2001:db8:0:1::1'],
      ['2001:db8:0:1:ffff::2'],
      ['2001:0db8:0000:0001:0:0:0:3'],
      ['2001:db8:0:2::1']
    ])

    expect(seen).toEqual([200, 200, 429, 200])
  })

  test('reports when it ends, and ends then', async () => {
    const gateway = open()
    await statuses(gateway, [['198.51.100.1'], ['198.51.100.1']])

    const refused = await gateway.send(statusPath, {}, '198.51.100.1')
    const wait = Number(refused.headers.get('Retry-After'))
    gateway.clock.move(wait * 1000)

    expect(refused.status).toBe(429)
    expect(wait).toBeGreaterThan(0)
    expect(await statuses(gateway, [['198.51.100.1']])).toEqual([200])
  })

  test.each<[RateLimitName, string, string]>([
    ['signIns', 'POST', '/sign-ins'],
    ['status', 'GET', statusPath],
    ['status', 'POST', statusPath.replace('status', 'acknowledge')],
    ['status', 'POST', statusPath.replace('status', 'cancel')],
    ['redemptions', 'POST', statusPath.replace('status', 'redeem')],
    ['sessions', 'POST', '/sessions/refresh'],
    ['sessions', 'POST', '/sessions/end'],
    ['purchases', 'POST', '/purchases'],
    ['purchases', 'GET', `/purchases/${'0'.repeat(32)}`],
    ['purchases', 'POST', `/purchases/${'0'.repeat(32)}/settled`]
  ])('of %s applies to %s %s', async (name, method, path) => {
    const none = { requests: 0, seconds: 60 }
    const rateLimits = { ...defaultRateLimits, [name]: none }
    const { fetch } = scriptedService()

    const reply = await openGateway({ fetch, config: { rateLimits } }).send(
      path,
      { method }
    )

    expect(reply.status).toBe(429)
  })

  test('is not evaded by an attacker who forges X-Forwarded-For', async () => {
    const seen = await statuses(open(['10.0.0.1']), [
      ['198.51.100.1', '203.0.113.1'],
      ['198.51.100.1', '203.0.113.2'],
      ['198.51.100.1', '203.0.113.3']
    ])

    expect(seen).toEqual([200, 200, 429])
  })

  test('counts the client behind a listed proxy', async () => {
    const seen = await statuses(open(['10.0.0.0/8']), [
      ['10.1.2.3', '203.0.113.1'],
      ['10.1.2.3', '203.0.113.1'],
      ['10.1.2.3', 'made-up, 203.0.113.9, 203.0.113.1, 10.9.9.9'],
      ['10.1.2.3', '203.0.113.2']
    ])

    expect(seen).toEqual([200, 200, 429, 200])
  })

  test.each([
    ['203.0.113.1:5678', '203.0.113.1:9999'],
    ['203.0.113.1', '203.0.113.1:5678'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '[::ffff:203.0.113.1]:443'],
    ['::FFFF:203.0.113.1:443', '203.0.113.1'],
    ['::ffff:cb00:7101', '203.0.113.1'],
    ['::ffff:808:0413', '8.8.4.19'],
    ['198.51.100.9, 203.0.113.1 ,', '203.0.113.1'],
    ['2001:db8:0:1::1', '[2001:db8:0:1::2]:443'],
    ['[2001:db8:0:1::1]', '"[2001:db8:0:1::1]:443"'],
    ['"203.0.113.1"', '"203.0.113.1:80"'],
    ['fe80::1%eth0', '[fe80::2%25eth1]:443'],
    ['2001:DB8:0:1::1', '2001:db8:0:1:0:0:0:1']
  ])('counts %s and %s as one client', async (one, same) => {
    const proxy = '10.0.0.1'

    const seen = await statuses(open([proxy]), [
      [proxy, one],
      [proxy, same],
      [proxy, one],
      [proxy, '203.0.113.77:5678'],
      [proxy, '[2001:db8:0:77::1]:5678']
    ])

    expect(seen).toEqual([200, 200, 429, 200, 200])
  })

  test('recognizes a proxy whose address has a zone or a port', async () => {
    const seen = await statuses(open(['10.0.0.0/8', 'fe80::1']), [
      ['fe80::1%eth0', '203.0.113.1, 10.0.0.2:443'],
      ['10.0.0.1', '203.0.113.1, [fe80::1%eth0]:443'],
      ['::ffff:10.0.0.1', '203.0.113.1:1']
    ])

    expect(seen).toEqual([200, 200, 429])
  })
})

test('reads no more of forged addresses than it needs', async () => {
  const gateway = open(['10.0.0.1'])
  const forged = '2001:db8::1,'.repeat(1000)
  let parsed = 0
  const CountedUrl = new Proxy(URL, {
    construct(target, given) {
      parsed += 1
      return Reflect.construct(target, given)
    }
  })
  vi.stubGlobal('URL', CountedUrl)

  await statuses(gateway, [['10.0.0.1', `${forged}203.0.113.1`]])

  expect(parsed).toBeLessThan(50)
})

describe('a listed proxy', () => {
  const proxy = '10.0.0.1'

  function warnings({ log }: TestGateway): number {
    return log.filter(({ event }) => event === 'client-address-missing').length
  }

  test.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113.1:port',
    '10.0.0.1',
    'for=203.0.113.1',
    '203.0.113.1, unknown',
    '203.0.113.1, _hidden, 10.0.0.1',
    '203.0.113.1, [2001:db8::'
  ])('that forwards %s is logged at most once a minute', async forwarded => {
    const gateway = open([proxy])

    await statuses(gateway, [
      [proxy, forwarded],
      [proxy, forwarded]
    ])
    const once = warnings(gateway)
    gateway.clock.move(60_000)
    await statuses(gateway, [[proxy, forwarded]])

    expect([once, warnings(gateway)]).toEqual([1, 2])
    expect(JSON.stringify(gateway.log)).not.toContain(proxy)
  })

  test('that sends no client address does not let an attacker choose one', async () => {
    const seen = await statuses(open([proxy]), [
      [proxy, '203.0.113.1, unknown'],
      [proxy, '203.0.113.2, unknown'],
      [proxy, '203.0.113.3, unknown']
    ])

    expect(seen).toEqual([200, 200, 429])
  })

  test('is logged only if it sends no client address', async () => {
    const gateway = open([proxy])

    await statuses(gateway, [[proxy, '203.0.113.1:80'], ['198.51.100.1']])

    expect(warnings(gateway)).toBe(0)
  })
})
