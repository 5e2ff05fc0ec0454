import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { GatewayConfig } from '../core/config.ts'
import type { LogEntry } from '../core/core.ts'
import { answerBroken } from './answer-client-error.ts'
import { createStallFinder } from './stall-detector.ts'
import { unwrittenBytes } from './unsent-bytes.ts'
import { throttleLog } from './throttle-log.ts'

interface Connection {
  /** Accepted beyond the bound: its requests are refused. */
  isSurplus: boolean
  /** Pending or begun, in the order of their requests. */
  replies: Set<ServerResponse>
}

export interface Connections {
  /** Watches a server; its requests then go through `take`. */
  watch(server: Server): void
  /** False for a request that is to be dropped without a reply. */
  take(incoming: IncomingMessage, outgoing: ServerResponse): boolean
  /** Whether there was no room for a request when it arrived. */
  isRefused(incoming: IncomingMessage): boolean
}

/** Checks of a connection within the time limit of a reply. */
const checks = 10

/** Bounds the number, memory and time of a server's connections. */
export function createConnections(
  { bounds, timeLimits }: GatewayConfig,
  log: (entry: LogEntry) => void
): Connections {
  const all = new Map<Socket, Connection>()
  const refused = new WeakSet<IncomingMessage>()
  const isStalled = createStallFinder(checks)
  const logSometimes = throttleLog(log)

  function add(socket: Socket): void {
    const isSurplus = all.size >= bounds.connections
    all.set(socket, { isSurplus, replies: new Set() })
    socket.once('close', () => all.delete(socket))
  }

  function unwritten(): number {
    const replies = [...all.values()].flatMap(one => [...one.replies])
    return unwrittenBytes(replies)
  }

  function cutStalled(): void {
    for (const socket of all.keys()) {
      if (!isStalled(socket)) continue
      log({ event: 'reply-stalled', waiting: socket.writableLength })
      socket.destroy()
    }
  }

  function refuse(incoming: IncomingMessage, unwritten: number): void {
    refused.add(incoming)
    logSometimes({ event: 'overload', connections: all.size, unwritten })
  }

  return {
    isRefused: incoming => refused.has(incoming),

    take(incoming, outgoing) {
      const connection = all.get(incoming.socket)
      if (!connection) return false // closed already
      const { replies, isSurplus } = connection
      if (replies.size >= bounds.pipelined) {
        incoming.socket.destroy()
        return false
      }
      const waiting = unwritten()
      if (isSurplus || waiting > bounds.unwrittenBytes) {
        refuse(incoming, waiting)
      }
      replies.add(outgoing)
      outgoing.once('close', () => replies.delete(outgoing))
      return true
    },

    watch(server) {
      // Beyond these the system drops them: even a refusal takes memory.
      server.maxConnections = 2 * bounds.connections
      server.on('connection', add)
      server.on('drop', () => {
        logSometimes({ event: 'overload', connections: all.size })
      })
      server.on('clientError', (error, socket: Socket) => {
        answerBroken(error, socket, all.get(socket)?.replies)
      })
      server.once('listening', () => {
        const timer = setInterval(cutStalled, timeLimits.reply / checks)
        server.once('close', () => clearInterval(timer))
      })
    }
  }
}
