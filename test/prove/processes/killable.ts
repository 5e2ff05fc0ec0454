/* oxlint-disable typescript/unbound-method -- called as methods below */
import { spawnSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import Libsql from 'libsql'
import { followClock } from './clock-file.ts'

// Loaded before service and gateway. Takes their time from a file, logs license
// requests as they arrive, and at a given step kills the process as a power cut
// would, or makes its store forget everything.

const {
  CLOCK: clockFile = '',
  ARRIVALS: arrivalsFile = '',
  DEATHS: deathsFile = '',
  REDIS_PORT: redisPort = ''
} = process.env
const licensing = '/v2/images/licenses'

/** Milliseconds until a client repeats its request, and for its reply. */
const maxHold = 5000
const replyHold = 500

/** Number or name of the step that ends this life; null for none. */
let last: number | string | null = null
/** Processes that die at the last step. */
let dying: number[] = []
/** Whether the store is emptied at the last step instead. */
let forgets = false
/** Steps so far. */
let steps: string[] = []

/** Sockets of POSTs that are not answered yet. */
const unanswered = new Set<Socket>()

/** Empties the store, as when somebody flushes it. */
let forgetAll = (): void => undefined

/** License requests and their replies wait for this. */
let held = Promise.resolve()
let endHold = (): void => undefined

/** Counts a step and ends this life if it is the last. */
function step(name: string): void {
  if (last === null) return
  steps.push(name)
  if (last !== name && last !== steps.length) return
  appendFileSync(deathsFile, `${name}\n`)
  last = 0
  if (forgets) return forgetAndCut()
  for (const pid of dying) process.kill(pid, 'SIGKILL')
}

interface Order {
  last?: number | string
  /** Processes that die; this one if left out. */
  pids?: number[]
  /** The store forgets everything and connections are cut instead. */
  forgets?: boolean
}

process.on('message', ({ last: given, pids, ...order }: Order) => {
  if (given === undefined) return process.send?.({ steps })
  last = given
  dying = pids ?? [process.pid]
  forgets = order.forgets ?? false
  steps = []
  return process.send?.({ steps })
})
process.on('disconnect', () => process.exit())

if (clockFile) followClock(clockFile)
watchRequests()
watchFetch()
watchDatabase()
if (redisPort) watchRedis()

/** Holds license requests until the client that was cut off asks again. */
function forgetAndCut(): void {
  forgetAll()
  held = new Promise(resolve => {
    setTimeout(resolve, maxHold)
    endHold = () => setTimeout(resolve, replyHold)
  })
  for (const socket of unanswered) socket.destroy()
}

function watchRequests(): void {
  const { push } = IncomingMessage.prototype
  const bodies = new WeakMap<IncomingMessage, Buffer[]>()
  IncomingMessage.prototype.push = function (this: IncomingMessage, chunk) {
    const { method = '', url = '' } = this
    const body = bodies.get(this) ?? []
    bodies.set(this, body)
    if (chunk === null && url.startsWith('/purchases')) endHold()
    if (chunk !== null) body.push(Buffer.from(chunk as Buffer)) // the parser's
    else if (method === 'POST') {
      if (url === licensing) {
        appendFileSync(arrivalsFile, `${Buffer.concat(body).toString()}\n`)
      }
      unanswered.add(this.socket)
      step(`arrived ${method} ${url}`)
    }
    return push.call(this, chunk)
  }
  const { end } = ServerResponse.prototype
  ServerResponse.prototype.end = function (
    this: ServerResponse,
    ...values: Parameters<typeof end>
  ) {
    const { method, url } = this.req
    if (method !== 'POST') return end.apply(this, values)
    step(`before the reply to ${method} ${url}`)
    unanswered.delete(this.req.socket)
    this.once('finish', () => step(`after the reply to ${method} ${url}`))
    return end.apply(this, values)
  } as typeof end
}

function watchFetch(): void {
  const original = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init)
    const { pathname } = new URL(url)
    const name = `${method} ${pathname}`
    const isHeld = method === 'POST' && pathname === licensing
    step(`before it asks ${name}`)
    if (isHeld) await held
    const response = await original(input, init)
    step(`after it asked ${name}`)
    if (isHeld) await held
    return response
  }
}

function watchDatabase(): void {
  const { exec, prepare } = Libsql.prototype
  function forget(database: Libsql.Database): void {
    const tables = `SELECT name FROM sqlite_schema
      WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
    const found = prepare.call(database, tables).all([]) as { name: string }[] // of the query
    for (const { name } of found) exec.call(database, `DELETE FROM "${name}"`)
  }
  Libsql.prototype.exec = function (this: Libsql.Database, sql) {
    if (sql !== 'COMMIT') return exec.call(this, sql)
    step('before a commit')
    exec.call(this, sql)
    step('after a commit')
    return this
  }
  Libsql.prototype.prepare = function (this: Libsql.Database, sql: string) {
    if (!redisPort) forgetAll = () => forget(this)
    const statement = prepare.call(this, sql)
    const verb = /^\s*(INSERT|UPDATE|DELETE)\s[\s\w]*/.exec(sql)?.[0].trim()
    if (!verb) return statement
    statement.run = withSteps(verb, statement.run.bind(statement))
    statement.all = withSteps(verb, statement.all.bind(statement))
    return statement
  } as typeof prepare
}

function withSteps<Values extends unknown[], Result>(
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
  forgetAll = () => {
    const { status } = spawnSync(process.execPath, ['-e', flush(redisPort)])
    if (status !== 0) throw new Error('Redis was not flushed.')
  }
  const { write } = Socket.prototype
  Socket.prototype.write = function (
    this: Socket,
    ...values: Parameters<typeof write>
  ) {
    const isScript =
      this.remotePort === Number(redisPort) &&
      String(values[0]).includes('EVAL')
    if (!isScript) return write.apply(this, values)
    step('before a script')
    this.prependOnceListener('data', () => step('after a script'))
    return write.apply(this, values)
  } as typeof write
}

/** Script that flushes Redis while this process is blocked. */
function flush(port: string): string {
  return `const socket = require('node:net').connect(${port}, '127.0.0.1')
    socket.on('data', data => process.exit(String(data) === '+OK\\r\\n' ? 0 : 1))
    socket.write('FLUSHALL\\r\\n')`
}
