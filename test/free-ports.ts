import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** Ports that were free a moment ago, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen))
  const ports = servers.map(
    server => (server.address() as AddressInfo).port // a TCP server has one
  )
  await Promise.all(
    servers.map(server => new Promise(resolve => server.close(resolve)))
  )
  return ports
}

async function listen() {
  const server = createServer()
  await new Promise<void>(resolve =>
    server.listen(0, '127.0.0.1', () => resolve())
  )
  return server
}
