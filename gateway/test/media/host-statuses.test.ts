import type { RequestListener } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMediaHost, type MediaHost } from '../media-host.ts'
import { failureOf, openGateway } from '../open-gateway.ts'
import { scriptedService } from '../scripted-service.ts'

let host: MediaHost
let serve: RequestListener

beforeEach(async () => {
  host = await openMediaHost((request, response) => serve(request, response))
})
afterEach(() => host.close())

function preview(): Promise<Response> {
  const { fetch } = scriptedService()
  const gateway = openGateway({ fetch, config: { media: [host.origin] } })
  return gateway.send(
    `/media?url=${encodeURIComponent(`${host.origin}/a.jpg`)}`
  )
}

test.each([
  [400, 'address-expired'],
  [401, 'address-expired'],
  [403, 'address-expired'],
  [404, 'not-found'],
  [500, 'service-failed']
])('reports a %i of the host as %s', async (status, code) => {
  serve = (_request, response) => {
    response.writeHead(status)
    response.end('no')
  }

  expect((await failureOf(await preview())).code).toBe(code)
})

test.each([
  [429, 'rate-limited'],
  [503, 'service-failed']
])('passes on the Retry-After of a %i', async (status, code) => {
  serve = (_request, response) => {
    response.writeHead(status, {
      Date: 'Wed, 15 Jan 2031 12:00:00 GMT',
      'Retry-After': 'Wed, 15 Jan 2031 12:00:30 GMT'
    })
    response.end('no')
  }

  const response = await preview()

  expect((await failureOf(response)).code).toBe(code)
  expect(response.headers.get('Retry-After')).toBe('30')
})
