import { afterEach, describe, expect, test } from 'vitest'
import { readGatewayConfig } from '../../core/config.ts'
import { startGateway, type RunningGateway } from '../../server.ts'
import { goodEnv } from '../open-gateway.ts'

let running: RunningGateway[] = []

afterEach(async () => {
  await Promise.all(running.map(one => one.close()))
  running = []
})

async function start(metrics?: string): Promise<RunningGateway> {
  const env = { ...goodEnv, CLEARED_GATEWAY_METRICS: metrics }
  const config = readGatewayConfig(env)
  const gateway = await startGateway({ config, port: 0, log: () => {} })
  running.push(gateway)
  return gateway
}

describe('the metrics', () => {
  test('are served on a port of their own, of this machine', async () => {
    const { url, metrics } = await start('0')

    const reply = await fetch(metrics ?? '')

    expect(metrics).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
    expect(new URL(metrics ?? '').port).not.toBe(new URL(url).port)
    expect(reply.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(await reply.text()).toContain('cleared_unsent_bytes 0\n')
  })

  test('are never served to clients', async () => {
    const { url } = await start('0')

    const reply = await fetch(`${url}/metrics`)

    expect(reply.status).toBe(404)
    expect(await reply.text()).not.toContain('cleared_')
  })

  test('are all that their port serves', async () => {
    const { metrics } = await start('0')
    const { origin } = new URL(metrics ?? '')

    const replies = await Promise.all([
      fetch(`${origin}/health`),
      fetch(`${origin}/api/v2/images/search`),
      fetch(`${origin}/metrics`, { method: 'POST' })
    ])

    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  test('are served nowhere unless the operator says so', async () => {
    expect((await start()).metrics).toBeNull()
  })

  test('count connections, and what clients do', async () => {
    const { url, metrics } = await start('0')

    await fetch(`${url}/health`)

    const text = await (await fetch(metrics ?? '')).text()
    expect(text).toMatch(/^cleared_connections [1-9]/m)
    expect(text).toContain(
      'cleared_requests_total{route="GET /health",result="ok"} 1\n'
    )
  })

  test('stop the start if their port is taken', async () => {
    const { metrics } = await start('0')

    const second = start(new URL(metrics ?? '').port)

    await expect(second).rejects.toThrow('EADDRINUSE')
  })

  test('end with the gateway', async () => {
    const gateway = await start('0')
    running = []

    await gateway.close()

    await expect(fetch(gateway.metrics ?? '')).rejects.toThrow('fetch failed')
  })
})

describe('the address of the metrics', () => {
  test.each([
    ['9464', { host: '127.0.0.1', port: 9464 }],
    ['0.0.0.0:9464', { host: '0.0.0.0', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }]
  ])('is read from %s', (text, address) => {
    const env = { ...goodEnv, CLEARED_GATEWAY_METRICS: text }

    expect(readGatewayConfig(env).metrics).toEqual(address)
  })

  test.each(['on', '65536', 'metrics.example.com:9464', ':9464', '10.0.0.1'])(
    'is refused if it is %s',
    text => {
      const read = () =>
        readGatewayConfig({ ...goodEnv, CLEARED_GATEWAY_METRICS: text })

      expect(read).toThrow(
        'CLEARED_GATEWAY_METRICS is not PORT or ADDRESS:PORT'
      )
    }
  )
})
