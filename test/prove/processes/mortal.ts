/* oxlint-disable typescript/unbound-method -- called as methods below */
import { appendFileSync, openSync, readSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Libsql from 'libsql'

// Loaded before service and gateway: their time is that of a file, if one is
// given, license requests are written down as they arrive, and the process
// dies, as power goes, at the step that it was told.

const {
  CLOCK: clockFile = '',
  ARRIVALS: arrivalsFile = '',
  DEATHS: deathsFile = '',
  REDIS_PORT: redisPort = ''
} = process.env
const licensing = '/v2/images/licenses'

/** The number or name of the last step of those who die. */
let last: number | string | null = null
let dying: number[] = []
let steps: string[] = []

/** Of a step that leaves something behind. */
function step(name: string): void {
  if (last === null) return
  steps.push(name)
  if (last !== name && last !== steps.length) return
  appendFileSync(deathsFile, `${name}\n`)
  last = 0
  for (const pid of dying) process.kill(pid, 'SIGKILL')
}

interface Order {
  last?: number | string
  /** Processes that die then, this one if left out. */
  pids?: number[]
}

process.on('message', ({ last: given, pids }: Order) => {
  if (given === undefined) return process.send?.({ steps })
  last = given
  dying = pids ?? [process.pid]
  steps = []
  return process.send?.({ steps })
})
process.on('disconnect', () => process.exit())

if (clockFile) followClock()
watchRequests()
watchFetch()
watchDatabase()
if (redisPort) watchRedis()

function followClock(): void {
  const file = openSync(clockFile, 'r')
  const bytes = Buffer.alloc(8)
  Date.now = () => {
    readSync(file, bytes, 0, 8, 0)
    return bytes.readDoubleLE()
  }
}

function watchRequests(): void {
  const { push } = IncomingMessage.prototype
  const bodies = new WeakMap<IncomingMessage, Buffer[]>()
  IncomingMessage.prototype.push = function (this: IncomingMessage, chunk) {
    const { method = '', url = '' } = this
    const body = bodies.get(this) ?? []
    bodies.set(this, body)
    if (chunk !== null) body.push(Buffer.from(chunk as Buffer)) // the parser's
    else if (method === 'POST') {
      if (url === licensing) {
        appendFileSync(arrivalsFile, `${Buffer.concat(body).toString()}\n`)
      }
      step(`arrived ${method} ${url}`)
    }
    return push.call(this, chunk)
  }
  const { end } = ServerResponse.prototype
  ServerResponse.prototype.end = function (
    this: ServerResponse,
    ...words: Parameters<typeof end>
  ) {
    const { method, url } = this.req
    if (method !== 'POST') return end.apply(this, words)
    step(`before the reply to ${method} ${url}`)
    this.once('finish', () => step(`after the reply to ${method} ${url}`))
    return end.apply(this, words)
  } as typeof end
}

function watchFetch(): void {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    const name = `${method} ${new URL(url).pathname}`
    step(`before it asks ${name}`)
    const response = await original(input, init)
    step(`after it asked ${name}`)
    return response
  }
}

function watchDatabase(): void {
  const { exec, prepare } = Libsql.prototype
  Libsql.prototype.exec = function (this: Libsql.Database, sql) {
    if (sql !== 'COMMIT') return exec.call(this, sql)
    step('before a commit')
    exec.call(this, sql)
    step('after a commit')
    return this
  }
  Libsql.prototype.prepare = function (this: Libsql.Database, sql: string) {
    const statement = prepare.call(this, sql)
    const verb = /^\s*(INSERT|UPDATE|DELETE)\s[\s\w]*/.exec(sql)?.[0].trim()
    if (!verb) return statement
    statement.run = around(verb, statement.run.bind(statement))
    statement.all = around(verb, statement.all.bind(statement))
    return statement
  } as typeof prepare
}

function around<Values extends unknown[], Result>(
  name: string,
  work: (...values: Values) => Result
): (...values: Values) => Result {
  return (...values) => {
    step(`before ${name}`)
    const result = work(...values)
    step(`after ${name}`)
    return result
  }
}

function watchRedis(): void {
  const { write } = Socket.prototype
  Socket.prototype.write = function (
    this: Socket,
    ...words: Parameters<typeof write>
  ) {
    const isScript =
      this.remotePort === Number(redisPort) && String(words[0]).includes('EVAL')
    if (!isScript) return write.apply(this, words)
    step('before a script')
    this.prependOnceListener('data', () => step('after a script'))
    return write.apply(this, words)
  } as typeof write
}
