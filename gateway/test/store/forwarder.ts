import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../../../test/listen.ts'

/** An address that leads to a server, and later to another one. */
export interface Forwarder {
  url: string
  /** Of new connections; those that are open stay where they are. */
  leadTo(url: string): void
  /** How many were made. */
  connections(): number
  close(): void
}

export async function openForwarder(url: string): Promise<Forwarder> {
  let target = new URL(url)
  let connections = 0
  const open = new Set<Socket>()
  const server = createServer(near => {
    connections += 1
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => open.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  const port = await listen(server)
  return {
    url: `${target.protocol}//127.0.0.1:${port}`,
    leadTo: url => (target = new URL(url)),
    connections: () => connections,
    close() {
      server.close()
      open.forEach(socket => socket.destroy())
    }
  }
}
