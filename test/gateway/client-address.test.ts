import { describe, expect, test } from 'vitest'
import { openGateway, type TestGateway } from './open-gateway.ts'
import { scriptedService } from './scripted-service.ts'

const health = '/sign-ins/00000000000000000000000000000000/status'

function open(proxies: string[] = []): TestGateway {
  const { fetch } = scriptedService()
  const few = { requests: 2, seconds: 60 }
  const gateway = openGateway({ fetch })
  const limits = { ...gateway.config.limits, status: few }
  return openGateway({ fetch, config: { proxies, limits } })
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
    seen.push((await gateway.send(health, { headers }, remote)).status)
  }
  return seen
}

describe('a limit', () => {
  test('counts each client address by itself', async () => {
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

  test('says when it ends, and ends then', async () => {
    const gateway = open()
    await statuses(gateway, [['198.51.100.1'], ['198.51.100.1']])

    const refused = await gateway.send(health, {}, '198.51.100.1')
    const wait = Number(refused.headers.get('Retry-After'))
    gateway.clock.move(wait * 1000)

    expect(refused.status).toBe(429)
    expect(wait).toBeGreaterThan(0)
    expect(await statuses(gateway, [['198.51.100.1']])).toEqual([200])
  })

  test('is not dodged by forwarded headers of a stranger', async () => {
    const seen = await statuses(open(['10.0.0.1']), [
      ['198.51.100.1', '203.0.113.1'],
      ['198.51.100.1', '203.0.113.2'],
      ['198.51.100.1', '203.0.113.3']
    ])

    expect(seen).toEqual([200, 200, 429])
  })

  test('counts who stands behind a listed proxy', async () => {
    const seen = await statuses(open(['10.0.0.0/8']), [
      ['10.1.2.3', '203.0.113.1'],
      ['10.1.2.3', '203.0.113.1'],
      ['10.1.2.3', 'made-up, 203.0.113.9, 203.0.113.1, 10.9.9.9'],
      ['10.1.2.3', '203.0.113.2']
    ])

    expect(seen).toEqual([200, 200, 429, 200])
  })
})
