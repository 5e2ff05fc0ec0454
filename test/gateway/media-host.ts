import { createServer, type RequestListener, type Server } from 'node:http'
import { expect } from 'vitest'
import { listen } from '../listen.ts'

/** A JPEG as far as its first bytes say. */
export const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(50_000, 7)
])

export interface MediaHost {
  server: Server
  /** `http://localhost:PORT`, or another name of this machine. */
  origin: string
  /** `METHOD path` of what arrived. */
  arrived: string[]
  /** Resolves when nobody is connected any more; fails after a second. */
  isLeft(): Promise<void>
  close(): void
}

/** A host of previews on this machine; `answer` may never end its reply. */
export async function openMediaHost(
  answer: RequestListener,
  name = 'localhost'
): Promise<MediaHost> {
  const arrived: string[] = []
  let connections = 0
  const server = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  server.on('connection', socket => {
    connections += 1
    socket.on('close', () => (connections -= 1))
  })
  const port = await listen(server)
  return {
    server,
    origin: `http://${name}:${port}`,
    arrived,
    isLeft: () =>
      expect.poll(() => connections, { timeout: 1000, interval: 5 }).toBe(0),
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}

/** Begins a file that never ends. */
export const beginJpeg: RequestListener = (_request, response) => {
  response.writeHead(200)
  response.write(jpeg)
}

/** A file that comes a byte at a time. */
export const dripJpeg: RequestListener = (request, response) => {
  response.writeHead(200)
  response.write(jpeg)
  const drip = setInterval(() => response.write('7'), 5)
  request.socket.on('close', () => clearInterval(drip))
}
