import { setTimeout as wait } from 'node:timers/promises'
import { ErrorReply, TimeoutError } from '@redis/client'
import type { RedisClient, RedisCommands } from './redis-client.ts'

/** Milliseconds between attempts to connect. */
const minPause = 50
const maxPause = 2000

/** Minimum milliseconds before a client that connected is replaced. */
const minAge = 1000

export interface RedisConnection {
  /** Runs a command once; a failed command may have taken effect. */
  run<T>(command: (commands: RedisCommands) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * A connection that is replaced whenever it may be at fault: when it breaks,
 * when a command gets no reply within `timeLimit` milliseconds, and when the
 * server may no longer be the one to ask. The other commands in flight keep
 * their time. Commands fail immediately while it does not work. Calls `report`
 * for each loss, and with null when it is back.
 */
export function connectRedis(
  open: (lost: (error: Error) => void) => RedisClient,
  timeLimit: number,
  report: (problem: string | null) => void
): RedisConnection {
  let client: RedisClient | null = null
  /** In the process of connecting. */
  let next: { client: RedisClient; connected: Promise<void> } | null = null
  let problem = new Error('The store is not connected yet.')
  let isLost = false
  let isReplacing = false
  let connectedAt = -Infinity
  const closing = new AbortController()
  const isClosed = () => closing.signal.aborted

  function lose(error: Error): void {
    problem = error
    if (!isLost) report(error.message)
    isLost = true
  }

  async function connect(): Promise<void> {
    const opened = open(error => void replace(opened, error))
    // It may have to leave several nodes that hang, one after the other.
    const connected = limitTime(5 * timeLimit, opened.connect())
    next = { client: opened, connected: connected.then(() => undefined) }
    try {
      await next.connected
    } catch (error) {
      opened.destroy()
      throw error
    } finally {
      next = null
    }
    if (isClosed()) return opened.destroy()
    if (client) void drain(client, timeLimit)
    client = opened
    connectedAt = performance.now()
    if (isLost) report(null)
    isLost = false
  }

  async function connectUntilItWorks(): Promise<void> {
    for (let tries = 0; !isClosed(); tries += 1) {
      try {
        return await connect()
      } catch (error) {
        if (!isClosed()) lose(toError(error))
      }
      const pause = Math.min(minPause * 2 ** tries, maxPause)
      await wait(pause, undefined, { ref: false })
    }
  }

  /** Until the next one is connected, commands that can be sent still are. */
  async function replace(used: RedisClient | null, error: Error) {
    if (isClosed() || isReplacing || used !== client) return
    isReplacing = true
    if (used) lose(error)
    const pause = connectedAt + minAge - performance.now()
    if (pause > 0) await wait(pause, undefined, { ref: false })
    await connectUntilItWorks()
    isReplacing = false
  }

  void replace(null, problem)

  return {
    async run(command) {
      if (!client?.isReady()) {
        if (client) void replace(client, problem)
        if (next) await limitTime(timeLimit, next.connected).catch(ignore)
      }
      const used = client
      if (!used?.isReady()) throw problem
      try {
        return await limitTime(timeLimit, command(used.commands))
      } catch (error) {
        if (isOfConnection(error)) void replace(used, error)
        throw error
      }
    },
    async close() {
      closing.abort()
      next?.client.destroy()
      client?.destroy()
    }
  }
}

/** Not about the command: another connection may lead to a better server. */
function isOfConnection(error: unknown): error is Error {
  if (!(error instanceof ErrorReply)) return error instanceof Error
  return /\b(READONLY|MASTERDOWN|CLUSTERDOWN)\b/.test(error.message)
}

/** Lets the commands in flight end. */
async function drain(client: RedisClient, timeLimit: number): Promise<void> {
  await limitTime(timeLimit, client.close()).catch(ignore)
  client.destroy()
}

async function limitTime<T>(
  milliseconds: number,
  work: Promise<T>
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError('The store did not answer in time.')),
      milliseconds
    )
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

function ignore(): void {
  // `problem` has it.
}
