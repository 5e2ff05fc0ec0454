import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../../../test/listen.ts'
import { openGateway } from '../open-gateway.ts'
import {
  attemptId,
  itemOf,
  licensePath,
  outcomesOf,
  purchase
} from '../purchase.ts'
import { goodDetails } from '../scripted-service.ts'

let server: Server
let port: number
let arrived: { path: string; port: number | undefined }[]
let cut: boolean

beforeEach(async () => {
  arrived = []
  cut = false
  server = createServer((request, response) => {
    const path = request.url ?? ''
    arrived.push({ path, port: request.socket.remotePort })
    void text(request).then(() => {
      if (path === licensePath && cut) request.socket.destroy()
      else response.end(JSON.stringify(goodDetails))
    })
  })
  port = await listen(server)
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function open() {
  return openGateway({ fetch, config: { service: `http://localhost:${port}` } })
}

test('a purchase uses a new connection', async () => {
  const gateway = open()
  await purchase(gateway, attemptId('a'), [itemOf('1')])
  await purchase(gateway, attemptId('b'), [itemOf('2')])

  const portsOf = (license: boolean) =>
    arrived
      .filter(({ path }) => (path === licensePath) === license)
      .map(({ port }) => port)

  expect(new Set(portsOf(true)).size).toBe(2)
  expect(portsOf(false)).not.toContain(portsOf(true)[1])
})

test('a purchase whose connection breaks is not sent again', async () => {
  cut = true

  const reply = await purchase(open(), attemptId('a'), [itemOf('1')])

  expect(await outcomesOf(reply)).toEqual({ '1': 'unknown' })
  expect(arrived.filter(({ path }) => path === licensePath)).toHaveLength(1)
})
