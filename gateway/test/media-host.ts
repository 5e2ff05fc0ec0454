import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener
} from 'node:http'
import type { Socket } from 'node:net'
import { expect } from 'vitest'
import { listen } from '../../test/listen.ts'

/** A JPEG as far as its first bytes say. */
export const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(50_000, 7)
])

export interface MediaHost {
  /** `http://localhost:PORT`, or another name of this machine. */
  origin: string
  /** `METHOD path` of what arrived. */
  arrived: string[]
  /** The headers of each. */
  headers: IncomingHttpHeaders[]
  /** Resolves when all who asked have hung up; fails after a second. */
  isLeft(): Promise<void>
  close(): void
}

/** A host of previews on this machine; `answer` may never end its reply. */
export async function openMediaHost(
  answer: RequestListener,
  name = 'localhost'
): Promise<MediaHost> {
  const arrived: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const { method, url, socket } = request
    arrived.push(`${method} ${url}`)
    headers.push(request.headers)
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    answer(request, response)
  })
  const port = await listen(server)
  return {
    origin: `http://${name}:${port}`,
    arrived,
    headers,
    isLeft: () =>
      expect.poll(() => sockets.size, { timeout: 1000, interval: 5 }).toBe(0),
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

/** A file that is sent a byte at a time. */
export const dripJpeg: RequestListener = (request, response) => {
  response.writeHead(200)
  response.write(jpeg)
  const drip = setInterval(() => response.write('7'), 5)
  request.socket.on('close', () => clearInterval(drip))
}
