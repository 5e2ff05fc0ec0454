import { createClient } from '@redis/client'

export type RedisClient = ReturnType<typeof create>

/** Milliseconds for a command, or for making a connection. */
const patience = 3000
const longestPause = 2000

/** Milliseconds between two looks for the server that takes writes. */
const lookAgainAfter = 1000

export interface RedisLink {
  /** Runs a command once: one that fails may have been done. */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * A connection that is made anew whenever it is lost; meanwhile commands fail
 * at once. What does not answer in time is given up with its connection, and
 * so is a server that takes no writes: its name may lead to another one now.
 * `tell` hears of each loss.
 */
export function linkRedis(
  url: string,
  tell: (problem: string) => void
): RedisLink {
  let { client, opened } = open()
  let lookedAt = -Infinity

  function open() {
    const client = create(url)
    let isLost = false
    client.on('error', (error: Error) => {
      if (!isLost) tell(error.message)
      isLost = true
    })
    client.on('ready', () => (isLost = false))
    // It goes on trying by itself, so this only fails when it is closed.
    const opened = client.connect().then(
      () => true,
      () => true
    )
    return { client, opened }
  }

  function leave(used: RedisClient): void {
    if (client === used) ({ client, opened } = open())
    if (used.isOpen) used.destroy()
  }

  function lookAgain(used: RedisClient, reason: string): void {
    const time = performance.now()
    if (client !== used || time - lookedAt < lookAgainAfter) return
    lookedAt = time
    tell(reason)
    ;({ client, opened } = open())
    if (used.isOpen) void used.close() // once its commands have replies
  }

  return {
    async run(command) {
      await within(patience, opened)
      const used = client
      const done = await within(
        patience,
        command(used).then(reply => ({ reply }))
      ).catch((error: unknown) => {
        if (isDemoted(error)) lookAgain(used, error.message)
        throw error
      })
      if (done) return done.reply
      // The other end may be gone without a word.
      leave(used)
      throw new Error('The store did not answer in time.')
    },
    async close() {
      if (client.isOpen) client.destroy()
    }
  }
}

/** Said by a server that another one has taken over from. */
function isDemoted(error: unknown): error is Error {
  return (
    error instanceof Error && /\b(READONLY|MASTERDOWN)\b/.test(error.message)
  )
}

function create(url: string) {
  return createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: patience,
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
