import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayConfig } from '../core/config.ts'
import type { LogEntry } from '../core/core.ts'
import { answerClientError } from './answer-client-error.ts'
import { createStallDetector } from './stall-detector.ts'
import { unsentBytes } from './unsent-bytes.ts'

interface Connection {
  /** Beyond the bound: its requests are refused. */
  isSurplus: boolean
  /** Not sent completely, in the order of their requests. */
  replies: Set<ServerResponse>
}

export interface Connections {
  /** Enforces the bounds; the server must pass its requests to `accept`. */
  watch(server: Server): void
  /** False for a request that must be dropped without a reply. */
  accept(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Whether a bound was exceeded when the request arrived. */
  isRefused(incoming: IncomingMessage): boolean
  count(): number
  /** Bytes of replies that are not sent yet. */
  unsentBytes(): number
}

/** How often a connection is checked within the time limit of a reply. */
const checks = 10

/** Bounds the number, memory and duration of a server's connections. */
export function createConnections(
  { bounds, timeLimits }: GatewayConfig,
  log: (entry: LogEntry) => void
): Connections {
  const all = new Map<Socket, Connection>()
  const pending = new Set<ServerResponse>()
  const refused = new WeakSet<IncomingMessage>()
  const isStalled = createStallDetector(checks)

  function add(socket: Socket): void {
    const isSurplus = all.size >= bounds.connections
    all.set(socket, { isSurplus, replies: new Set() })
    socket.once('close', () => all.delete(socket))
  }

  function closeStalled(): void {
    for (const socket of all.keys()) {
      if (isStalled(socket)) closeSocket(socket, log)
    }
  }

  function logOverload(more: { unsentBytes?: number } = {}): void {
    log({ event: 'overload', connections: all.size, ...more })
  }

  return {
    isRefused: incoming => refused.has(incoming),
    count: () => all.size,
    unsentBytes: () => unsentBytes(pending),

    accept(incoming, outgoing) {
      const connection = all.get(incoming.socket)
      if (!connection) return false // closed already
      const { replies, isSurplus } = connection
      if (replies.size >= bounds.pipelined) {
        incoming.socket.destroy()
        return false
      }
      const unsent = unsentBytes(pending)
      if (isSurplus || unsent > bounds.unsentBytes) {
        refused.add(incoming)
        logOverload({ unsentBytes: unsent })
      }
      replies.add(outgoing)
      pending.add(outgoing)
      outgoing.once('close', () => {
        replies.delete(outgoing)
        pending.delete(outgoing)
      })
      return true
    },

    watch(server) {
      // Node drops connections above this number: a refusal needs memory, too.
      server.maxConnections = 2 * bounds.connections
      server.on('connection', add)
      server.on('drop', () => logOverload())
      server.on('clientError', (error, socket: Socket) => {
        answerClientError(error, socket, all.get(socket)?.replies)
      })
      repeatWhileListening(server, closeStalled, timeLimits.reply / checks)
    }
  }
}

function closeSocket(socket: Socket, log: (entry: LogEntry) => void): void {
  log({ event: 'reply-stalled', unsentBytes: socket.writableLength })
  socket.destroy()
}

function repeatWhileListening(
  server: Server,
  work: () => void,
  milliseconds: number
): void {
  server.once('listening', () => {
    const timer = setInterval(work, milliseconds)
    server.once('close', () => clearInterval(timer))
  })
}
