import { createServer } from 'node:net'
import type { Server } from 'node:net'
import { randomInt } from 'node:crypto'

// Systems give higher ones to outgoing connections, at any moment.
const first = 20_000
const each = 1000

// Vitest's processes have ports of their own: what one of them is about to
// open, no other one takes.
const lowest = first + each * (Number(process.env['VITEST_POOL_ID'] ?? 0) % 12)
const highest = lowest + each

/** Ports that were free a moment ago, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = new Map<number, Server>()
  while (servers.size < count) {
    const port = randomInt(lowest, highest)
    const server = await listen(port)
    if (server) servers.set(port, server)
  }
  await Promise.all(
    Array.from(
      servers.values(),
      server => new Promise(resolve => server.close(resolve))
    )
  )
  return [...servers.keys()]
}

/** Undefined when another server has the port. */
async function listen(port: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise(resolve => {
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
