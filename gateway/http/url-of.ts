import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where a server listens, such as `http://127.0.0.1:4401`. */
export function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo // of TCP
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
