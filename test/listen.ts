import { once } from 'node:events'
import type { AddressInfo, ListenOptions, Server } from 'node:net'

/** Lets a server listen, at a free port by default; gives the port. */
export async function listen(
  server: Server,
  { host = '127.0.0.1', port = 0 }: ListenOptions = {}
): Promise<number> {
  server.listen({ host, port })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port // a TCP server has one
}
