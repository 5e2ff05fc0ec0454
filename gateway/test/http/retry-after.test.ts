import { describe, expect, test } from 'vitest'
import { attemptId, itemOf, purchase } from '../purchase.ts'
import { finishInBrowser } from '../finish-in-browser.ts'
import { openGateway } from '../open-gateway.ts'
import { beginSignIn } from '../begin-sign-in.ts'
import { scriptedService, type Script } from '../scripted-service.ts'
import { createVisitor } from '../visitor.ts'

const searchPath = '/api/v2/images/search'

/** A refusal by a service whose clock is years ahead of the gateway's. */
function busy(
  wait: string | undefined,
  { status = 429, date = 'Wed, 15 Jan 2031 12:00:00 GMT', type = 'json' } = {}
): () => Response {
  return () =>
    new Response('{"message":"Slow"}', {
      status,
      headers: {
        'Content-Type': `application/${type}`,
        Date: date,
        ...(wait !== undefined && { 'Retry-After': wait })
      }
    })
}

function open(script: Script) {
  return openGateway({ fetch: scriptedService(script).fetch })
}

describe('a Retry-After of the service', () => {
  test.each([
    ['7', '7'],
    ['0', '0'],
    ['Wed, 15 Jan 2031 12:00:30 GMT', '30'],
    ['Wednesday, 15-Jan-31 12:00:30 GMT', '30'],
    ['Wed Jan 15 12:00:30 2031', '30'],
    ['Wed, 15 Jan 2031 11:59:00 GMT', '0'],
    ['Wed, 15 Jan 2032 12:00:00 GMT', '3600'],
    ['99999999999', '3600'],
    ['9'.repeat(400), '3600'],
    ['-7', null],
    ['1.5', null],
    ['7, 9', null],
    ['0x10', null],
    ['soon', null],
    ['2031-01-15T12:00:30Z', null],
    ['Wed, 15 Jan 2031 12:00:30 +0100', null],
    [undefined, null]
  ])('of "%s" is passed on as %s', async (wait, passed) => {
    const response = await open({ get: busy(wait) }).send(searchPath)

    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe(passed)
  })

  test.each(['', 'today', '-1'])(
    'until a date is dropped where the service dates its reply "%s"',
    async date => {
      const wait = 'Wed, 15 Jan 2031 12:00:30 GMT'

      const response = await open({ get: busy(wait, { date }) }).send(
        searchPath
      )

      expect(response.headers.get('Retry-After')).toBeNull()
    }
  )

  test.each([
    ['a 503', { status: 503 }, 502],
    ['a 429 that is no JSON', { type: 'octet-stream' }, 429]
  ])('is passed on with %s', async (_, setting, status) => {
    const wait = 'Wed, 15 Jan 2031 12:00:30 GMT'

    const response = await open({ get: busy(wait, setting) }).send(searchPath)

    expect(response.status).toBe(status)
    expect(response.headers.get('Retry-After')).toBe('30')
  })

  test.each([
    [429, 429],
    [503, 502]
  ])(
    'is passed on for a sign-in that it answers with %i',
    async (status, expected) => {
      const wait = 'Wed, 15 Jan 2031 12:00:30 GMT'
      const gateway = open({ token: busy(wait, { status }) })
      const panel = await beginSignIn(gateway)
      const code = await finishInBrowser(createVisitor(gateway), panel)

      const response = await gateway.post(`/sign-ins/${panel.id}/redeem`, {
        verifier: panel.verifier,
        code
      })

      expect(response.status).toBe(expected)
      expect(response.headers.get('Retry-After')).toBe('30')
    }
  )

  test.each([
    [429, 429],
    [503, 502]
  ])(
    'is passed on for a purchase that fails with %i before it is sent',
    async (status, expected) => {
      const wait = 'Wed, 15 Jan 2031 12:00:30 GMT'
      const gateway = open({ details: busy(wait, { status }) })

      const response = await purchase(gateway, attemptId('a'), [itemOf('101')])

      expect(response.status).toBe(expected)
      expect(response.headers.get('Retry-After')).toBe('30')
    }
  )
})
