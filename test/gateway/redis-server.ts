import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createClient } from '@redis/client'
import { findRedis } from '../../dev/find-redis.ts'
import { freePorts } from '../free-ports.ts'

export interface RedisServer {
  url: string
  /** Forgets everything. */
  clear(): Promise<void>
  /** Lets all ends come sooner by so many milliseconds. */
  pass(milliseconds: number): Promise<void>
  /** What lies there. */
  keys(): Promise<string[]>
  /** Stands still, with its connections open, until it goes on. */
  stand(): void
  goOn(): void
  /** Ends it at once; what it kept is gone. */
  kill(): Promise<void>
  /** Starts it again at the same address. */
  start(): Promise<void>
}

const passScript = `
for _, key in ipairs(redis.call('KEYS', '*')) do
  local left = redis.call('PTTL', key)
  if left >= 0 then
    redis.call('PEXPIRE', key, math.max(0, left - tonumber(ARGV[1])))
  end
end
`

/** A server of its own for a test, which keeps nothing on disk. */
export async function startRedis(): Promise<RedisServer> {
  const program = findRedis()
  const [port = 0] = await freePorts(1)
  const url = `redis://127.0.0.1:${port}`
  let server = await run(program, port)

  async function ask<T>(
    work: (client: ReturnType<typeof connect>) => Promise<T>
  ): Promise<T> {
    const client = connect(url)
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      client.destroy()
    }
  }

  return {
    url,
    clear: () => ask(async client => void (await client.flushAll())),
    pass: milliseconds =>
      ask(async client => {
        await client.eval(passScript, { arguments: [`${milliseconds}`] })
      }),
    keys: () => ask(client => client.keys('*')),
    stand: () => void server.kill('SIGSTOP'),
    goOn: () => void server.kill('SIGCONT'),
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
    async start() {
      server = await run(program, port)
    }
  }
}

function connect(url: string) {
  return createClient({ url, socket: { reconnectStrategy: false } })
}

/** Resolves when it takes connections. */
async function run(program: string, port: number): Promise<ChildProcess> {
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '']
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    lines.push(line)
    if (line.includes('Ready to accept connections')) {
      server.stdout.resume()
      return server
    }
  }
  throw new Error(`The Redis server ended: ${lines.slice(-3).join(' ')}`)
}
