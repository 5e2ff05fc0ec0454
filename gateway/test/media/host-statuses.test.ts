import { expect, test } from 'vitest'
import { failureOf } from '../open-gateway.ts'
import { useMediaRelay } from '../use-media-relay.ts'

const { answerWith, preview, codeOf } = useMediaRelay()

test.each([
  [400, 'address-expired'],
  [401, 'address-expired'],
  [403, 'address-expired'],
  [404, 'not-found'],
  [500, 'service-failed']
])('reports a %i of the host as %s', async (status, code) => {
  answerWith((_request, response) => {
    response.writeHead(status)
    response.end('no')
  })

  expect(await codeOf()).toBe(code)
})

test.each([
  [429, 'rate-limited'],
  [503, 'service-failed']
])('passes on the Retry-After of a %i', async (status, code) => {
  answerWith((_request, response) => {
    response.writeHead(status, {
      Date: 'Wed, 15 Jan 2031 12:00:00 GMT',
      'Retry-After': 'Wed, 15 Jan 2031 12:00:30 GMT'
    })
    response.end('no')
  })

  const response = await preview()

  expect((await failureOf(response)).code).toBe(code)
  expect(response.headers.get('Retry-After')).toBe('30')
})
