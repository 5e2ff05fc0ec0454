import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A client that sends what the test writes, and reads only when asked. */
export interface RawClient {
  socket: Socket
  /** Resolves when the first bytes of a reply are there, unread. */
  begun(): Promise<void>
  /** All that is sent until the connection ends. */
  rest(): Promise<string>
  /** Resolves when the connection has ended, read or not. */
  closed: Promise<void>
}

export async function openRaw(url: string, text = ''): Promise<RawClient> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const closed = new Promise<void>(resolve => {
    socket.on('close', () => resolve())
  })
  socket.on('error', () => undefined) // a reset is one way to end
  await once(socket, 'connect')
  if (text) socket.write(text)
  return {
    socket,
    closed,
    begun: async () => {
      if (socket.readableLength === 0) await once(socket, 'readable')
    },
    async rest() {
      let received = ''
      socket.setEncoding('utf8')
      socket.on('data', (chunk: string) => (received += chunk))
      await closed
      return received
    }
  }
}

/** A request as text, with a body that may be shorter than it says. */
export function rawRequest(
  line: string,
  headers: Record<string, string> = {},
  body = ''
): string {
  const fields = Object.entries({ Host: 'localhost:4401', ...headers })
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
