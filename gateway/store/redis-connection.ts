import { createClient } from '@redis/client'

export type RedisClient = ReturnType<typeof create>

/** Milliseconds between attempts to connect. */
const maxPause = 2000

/** Minimum milliseconds between searches for a writable server. */
const searchInterval = 1000

export interface RedisConnection {
  /** Runs a command once; a failed command may have taken effect. */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * A connection that reconnects whenever it is lost; until then, commands fail
 * immediately. It is replaced when a command takes longer than `timeLimit`, and
 * when the server is read-only: the host name may point to another server now.
 * Calls `report` for each loss.
 */
export function connectRedis(
  url: string,
  timeLimit: number,
  report: (problem: string) => void
): RedisConnection {
  let { client, opened } = open()
  let searchedAt = -Infinity

  function open() {
    const client = create(url, timeLimit)
    let isLost = false
    client.on('error', (error: Error) => {
      if (!isLost) report(error.message)
      isLost = true
    })
    client.on('ready', () => (isLost = false))
    // The client retries by itself; this only rejects when it is closed.
    const opened = client.connect().then(
      () => true,
      () => true
    )
    return { client, opened }
  }

  function replace(used: RedisClient): void {
    if (client === used) ({ client, opened } = open())
    used.destroy()
  }

  function search(used: RedisClient, reason: string): void {
    const time = performance.now()
    if (client !== used || time - searchedAt < searchInterval) return
    searchedAt = time
    report(reason)
    ;({ client, opened } = open())
    if (used.isOpen) void used.close() // after its pending commands
  }

  return {
    async run(command) {
      await withTimeout(timeLimit, opened)
      const used = client
      const done = await withTimeout(
        timeLimit,
        command(used).then(reply => ({ reply }))
      ).catch((error: unknown) => {
        if (isReadOnly(error)) search(used, error.message)
        throw error
      })
      if (done) return done.reply
      // The server may have crashed without closing the connection.
      replace(used)
      throw new Error('The store did not answer in time.')
    },
    async close() {
      if (client.isOpen) client.destroy()
    }
  }
}

/** Whether the server is a replica, for example after a failover. */
function isReadOnly(error: unknown): error is Error {
  return (
    error instanceof Error && /\b(READONLY|MASTERDOWN)\b/.test(error.message)
  )
}

function create(url: string, timeLimit: number) {
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: timeLimit,
      reconnectStrategy: tries => Math.min(50 * 2 ** tries, maxPause)
    }
  })
}

/** Null after a timeout. */
async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>
): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
