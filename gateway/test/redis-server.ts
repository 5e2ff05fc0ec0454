import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createClient } from '@redis/client'
import { findRedis } from '../../dev/find-redis.ts'
import { freePorts } from '../../test/free-ports.ts'

export interface RedisServer {
  url: string
  /** Of the process; null while there is none. */
  readonly pid: number | null
  /** Resolves when the process that runs now has ended. */
  readonly ended: Promise<unknown>
  /** Forgets everything. */
  clear(): Promise<void>
  /** Shortens the lifetime of each key. */
  pass(milliseconds: number): Promise<void>
  /** A command of its operator. */
  send(command: readonly string[]): Promise<void>
  /** The reply to a command. */
  ask(command: readonly string[]): Promise<unknown>
  /** The keys that it holds. */
  keys(): Promise<string[]>
  /** Bytes that it has in use. */
  usedMemory(): Promise<number>
  port: number
  /** Hangs with its connections open until `resume`. */
  pause(): void
  resume(): void
  /** Ends it at once; what it kept is lost unless it has a folder. */
  kill(): Promise<void>
  /** Starts it again at the same address, with more options. */
  start(more?: readonly string[]): Promise<void>
}

const passScript = `
for _, key in ipairs(redis.call('KEYS', '*')) do
  local left = redis.call('PTTL', key)
  if left >= 0 then
    redis.call('PEXPIRE', key, math.max(0, left - tonumber(ARGV[1])))
  end
end
`

/**
 * A server of its own for a test. In a folder it writes down each change
 * before it replies; without one it keeps nothing on disk.
 */
export async function startRedis(
  folder?: string,
  { more = [], at }: { more?: readonly string[]; at?: number } = {}
): Promise<RedisServer> {
  const [free = 0] = at === undefined ? await freePorts(1) : []
  const port = at ?? free
  const url = `redis://127.0.0.1:${port}`
  const args = [...argumentsOf(port, folder), ...more]
  let server = await runRedis(args)
  let client: Client | undefined

  /** Keeps one connection: to create a client takes 30 ms. */
  async function ask<T>(work: (client: Client) => Promise<T>): Promise<T> {
    if (!client?.isReady) client = await connect(url)
    return work(client)
  }

  return {
    url,
    port,
    get pid() {
      return hasEnded(server) ? null : (server.pid ?? null)
    },
    get ended() {
      return hasEnded(server) ? Promise.resolve() : once(server, 'exit')
    },
    clear: () => ask(async client => void (await client.flushAll())),
    pass: milliseconds =>
      ask(async client => {
        await client.eval(passScript, { arguments: [`${milliseconds}`] })
      }),
    send: command =>
      ask(async client => void (await client.sendCommand(command))),
    ask: command => ask(client => client.sendCommand(command)),
    keys: () => ask(client => client.keys('*')),
    usedMemory: () =>
      ask(async client => {
        const info = await client.info('memory')
        return Number(/used_memory:(\d+)/.exec(info)?.[1])
      }),
    pause: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    async kill() {
      if (hasEnded(server)) return
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
    async start(more = []) {
      server = await runRedis([...args, ...more])
    }
  }
}

/** What tests of stores ask of a server, a group or a cluster. */
export type RedisStorage = Pick<RedisServer, 'url' | 'clear' | 'pass' | 'kill'>

async function connect(url: string) {
  const client = createClient({
    url,
    RESP: 2,
    socket: { reconnectStrategy: false }
  })
  client.on('error', () => undefined)
  await client.connect()
  client.unref()
  return client
}

type Client = Awaited<ReturnType<typeof connect>>

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function argumentsOf(port: number, folder?: string): string[] {
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '']
  if (folder === undefined) return args
  const kept = ['--appendonly', 'yes', '--appendfsync', 'always']
  return [...args, ...kept, '--dir', folder]
}

/** Resolves when it takes connections; `ready` is what it prints then. */
export async function runRedis(
  args: readonly string[],
  ready = 'Ready to accept connections'
): Promise<ChildProcess> {
  const stdio = ['ignore', 'pipe', 'ignore'] as const
  const server = spawn(findRedis(), args, { stdio: [...stdio] })
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    lines.push(line)
    if (line.includes(ready)) {
      server.stdout.resume()
      return server
    }
  }
  throw new Error(`The Redis server ended: ${lines.slice(-3).join(' ')}`)
}

/** 'master' or 'slave'. */
export async function roleOf(server: RedisServer): Promise<unknown> {
  const [role] = (await server.ask(['ROLE'])) as unknown[]
  return role
}

/** Waits until a replica has everything. */
export async function replicate(server: RedisServer): Promise<void> {
  // WAIT waits for the writes before it on this connection.
  await server.send(['SET', '{purchases}mark', ''])
  await server.send(['WAIT', '1', '0'])
}
