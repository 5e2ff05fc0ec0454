import { createServer } from 'node:http'
import type { Server } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { readGatewayConfig } from '../../gateway/core/config.ts'
import {
  defaultRateLimits,
  type RateLimitName
} from '../../gateway/core/rate-limits.ts'
import { printLog, startGateway } from '../../gateway/server.ts'
import { collectGarbage } from '../../test/collect-garbage.ts'
import { listen } from '../../test/listen.ts'
import {
  answer,
  compressedBody,
  jsonType,
  sentHeaders
} from './service-replies.ts'

// A process of its own: a server whose processor time and memory are measured.
const { BENCH_ROLE: role = '', CLEARED_GATEWAY_SERVICE: service = '' } =
  process.env

const roles: Record<string, () => Promise<string>> = {
  gateway: openGateway,
  bare: openBareServer,
  proxy: openProxy,
  service: openService
}

process.on('SIGTERM', () => process.exit())
process.on('message', question => {
  process.send?.(question === 'memory' ? memory() : cpuTime())
})
process.send?.((await roles[role]?.()) ?? '')

/** As an operator runs it, but without limits of requests. */
async function openGateway(): Promise<string> {
  const config = readGatewayConfig(process.env)
  const names = Object.keys(defaultRateLimits) as RateLimitName[] // its keys
  const unlimited = { requests: Infinity, seconds: 60 }
  const rateLimits = Object.fromEntries(names.map(name => [name, unlimited]))
  const { url } = await startGateway({
    config: {
      ...config,
      rateLimits: { ...defaultRateLimits, ...rateLimits },
      bounds: { ...config.bounds, connections: 5000 },
      // A busy machine is no failing store.
      timeLimits: { ...config.timeLimits, store: 30_000 }
    },
    port: 0,
    log: printLog
  })
  return url
}

async function openBareServer(): Promise<string> {
  const app = new Hono().get('/api/*', context =>
    context.body(compressedBody, 200, sentHeaders)
  )
  return urlOf(createAdaptorServer(app))
}

async function openProxy(): Promise<string> {
  const app = new Hono().use(compress()).get('/api/*', async ({ req }) => {
    const path = new URL(req.url)
    const reply = await fetch(
      service + path.pathname.slice('/api'.length) + path.search,
      { headers: { Authorization: 'Basic bmFtZTpzZWNyZXQ=' } }
    )
    return new Response(reply.body, {
      status: reply.status,
      headers: { 'Content-Type': jsonType }
    })
  })
  return urlOf(createAdaptorServer(app))
}

async function openService(): Promise<string> {
  return urlOf(createServer(answer))
}

async function urlOf(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listen(server)}`
}

/** Milliseconds since the start. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Bytes in use after a collection. */
function memory(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
