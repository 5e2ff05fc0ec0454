import { createClient } from '@redis/client'

/** Of the Redis server. */
export interface StoreFigures {
  keys: number
  /** Bytes. */
  memory: number
  /** Keys without an expiry. */
  lasting: string[]
}

const lastingScript = `
local lasting = {}
for _, key in ipairs(redis.call('KEYS', '*')) do
  if redis.call('PTTL', key) == -1 then table.insert(lasting, key) end
end
return lasting
`

/** Reads them over a connection of its own, which outlives restarts. */
export async function openStoreFigures(url: string) {
  const client = createClient({ url })
  client.on('error', () => undefined) // it connects again by itself
  await client.connect()
  client.unref()
  return {
    async read(): Promise<StoreFigures> {
      const lasting = (await client.eval(lastingScript)) as string[] // its table
      const info = await client.info('memory')
      const memory = Number(/^used_memory:(\d+)/m.exec(info)?.[1])
      return { keys: await client.dbSize(), memory, lasting }
    },
    close: () => client.destroy()
  }
}
