import { createClient } from '@redis/client'

export type RedisClient = ReturnType<typeof create>

/** Milliseconds for a command, or for making a connection. */
const patience = 3000
const longestPause = 2000

export interface RedisLink {
  /** Runs a command once: one that fails may have been done. */
  run<T>(command: (client: RedisClient) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * A connection that is made anew whenever it is lost; meanwhile commands fail
 * at once. What does not answer in time is given up with its connection.
 * `tell` hears of each loss.
 */
export function linkRedis(
  url: string,
  tell: (problem: string) => void
): RedisLink {
  let { client, opened } = open()

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

  return {
    async run(command) {
      await within(patience, opened)
      const used = client
      const done = await within(
        patience,
        command(used).then(reply => ({ reply }))
      )
      if (done) return done.reply
      // The other end may be gone without a word.
      if (client === used) ({ client, opened } = open())
      if (used.isOpen) used.destroy()
      throw new Error('The store did not answer in time.')
    },
    async close() {
      if (client.isOpen) client.destroy()
    }
  }
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
