import { describe, expect, test } from 'vitest'
import { doctorHeader, doctorPath } from '../../doctor/arrival.ts'
import { checkBase } from '../../doctor/check-base.ts'
import { checkProxies, forgedClient } from '../../doctor/check-proxies.ts'
import { openGateway } from '../open-gateway.ts'

const proxy = '10.0.0.5'
const client = '203.0.113.7'

function findingFor(arrival: {
  isListed?: boolean
  forwarded: string
  client?: string
}) {
  const { config } = openGateway({ fetch })
  return checkProxies(
    { ...config, base: 'https://gateway.example.com' },
    { config: '', remote: proxy, isListed: true, client, ...arrival }
  )
}

describe('behind a proxy, the doctor', () => {
  test.each([client, `${forgedClient}, ${client}`])(
    'accepts a listed one that sends %s',
    forwarded => {
      const { state, found } = findingFor({ forwarded })

      expect(state).toBe('fine')
      expect(found).toContain(`this machine is ${client}`)
    }
  )

  test.each([client, forgedClient, ''])(
    'finds one that is not listed and sends "%s"',
    forwarded => {
      const found = findingFor({ isListed: false, forwarded, client: proxy })

      expect(found).toMatchObject({
        state: 'wrong',
        found: `Requests arrive from ${proxy}, which is not listed: all people share one limit.`,
        advice: 'If that is your proxy, add it to CLEARED_GATEWAY_PROXIES.'
      })
    }
  )

  test('finds one that passes on what a client wrote', () => {
    const { state, found } = findingFor({
      forwarded: forgedClient,
      client: forgedClient
    })

    expect(state).toBe('wrong')
    expect(found).toContain('passes on X-Forwarded-For as a client wrote it')
  })

  test('finds one that names no client', () => {
    const { state, found } = findingFor({ forwarded: '', client: proxy })

    expect(state).toBe('wrong')
    expect(found).toContain('does not say who its client is')
  })

  test('cannot see clients from within a listed network', () => {
    const forwarded = `${forgedClient}, 10.0.0.9`

    const { state } = findingFor({ forwarded, client: forgedClient })

    expect(state).toBe('unknown')
  })
})

describe('a gateway', () => {
  test.each([undefined, '', 'anything', 'a.b'])(
    'does not show how a request arrived to the question %j',
    async question => {
      const gateway = openGateway({ fetch })
      const headers = question === undefined ? {} : { [doctorHeader]: question }

      const reply = await gateway.send(doctorPath, { headers }, proxy)

      expect(reply.status).toBe(404)
      expect(await reply.text()).not.toContain(proxy)
    }
  )

  test('shows it to its own secrets, and not in the clear', async () => {
    const gateway = openGateway({ fetch, config: { proxies: [proxy] } })
    const replies: string[] = []

    const findings = await checkBase(gateway.config, async (url, init) => {
      const sent = new Request(url, init)
      sent.headers.set('X-Forwarded-For', client)
      const reply = await gateway.send(sent.url, sent, proxy)
      replies.push(await reply.clone().text())
      return reply
    })

    expect(findings.map(({ found }) => found)).toEqual([
      `The gateway answers at ${gateway.config.base} and is ready.`,
      `Requests arrive from ${proxy}, which is listed; this machine is ${client}.`
    ])
    expect(replies).toHaveLength(3)
    expect(replies.join()).not.toContain(proxy)
    expect(replies.join()).not.toContain(client)
  })
})
