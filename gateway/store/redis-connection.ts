import { createClient } from '@redis/client'

export type RedisClient = ReturnType<typeof create>

/** Milliseconds between two tries to connect, at most. */
const longestPause = 2000

/** Milliseconds between two searches for the server that takes writes. */
const searchAgainAfter = 1000

export interface RedisLink {
  /** Runs a command once: one that fails may have been done. */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * A connection that reconnects whenever it is lost; until then commands fail
 * at once. One on which a command takes longer than `timeLimit` is replaced,
 * and so is one to a server that takes no writes: its name may lead to another
 * server now. `report` is called for each loss.
 */
export function linkRedis(
  url: string,
  timeLimit: number,
  report: (problem: string) => void
): RedisLink {
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
    // It retries by itself, so this only fails when it is closed.
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

  function searchAgain(used: RedisClient, reason: string): void {
    const time = performance.now()
    if (client !== used || time - searchedAt < searchAgainAfter) return
    searchedAt = time
    report(reason)
    ;({ client, opened } = open())
    if (used.isOpen) void used.close() // once its commands have replies
  }

  return {
    async run(command) {
      await within(timeLimit, opened)
      const used = client
      const done = await within(
        timeLimit,
        command(used).then(reply => ({ reply }))
      ).catch((error: unknown) => {
        if (isDemoted(error)) searchAgain(used, error.message)
        throw error
      })
      if (done) return done.reply
      // The server may be down without having closed the connection.
      replace(used)
      throw new Error('The store did not answer in time.')
    },
    async close() {
      if (client.isOpen) client.destroy()
    }
  }
}

/** The error of a server that another one has replaced. */
function isDemoted(error: unknown): error is Error {
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
      reconnectStrategy: tries => Math.min(50 * 2 ** tries, longestPause)
    }
  })
}

/** Null when it takes longer. */
async function within<T>(
  milliseconds: number,
  work: Promise<T>
): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
