import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSqliteStore } from '../../store/sqlite-store.ts'
import { retryWhileLocked } from '../../store/retry-while-locked.ts'
import { describeStore } from './store.contract.ts'

let folder: string
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-store-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function nextTurn<T>(value: T): Promise<T> {
  return new Promise(resolve => setImmediate(resolve, value))
}

function nextFile(): string {
  files += 1
  return join(folder, `${files}.db`)
}

describeStore('a SQLite store in memory', {
  open: async now => createSqliteStore(':memory:', now)
})

describeStore('a SQLite store in a file', {
  open: async now => createSqliteStore(nextFile(), now)
})

test('two SQLite stores on one file share their entries', async () => {
  const file = nextFile()
  const stores = [1, 2].map(() => createSqliteStore(file, () => 0))

  const claims = await Promise.all(
    stores.map((store, index) => store.claim('key', `${index}`, 1000))
  )
  const counts = await Promise.all(
    stores.map(store => store.count('count', 1000))
  )

  expect(claims).toEqual([true, false])
  expect(counts).toEqual([1, 2])
  await Promise.all(stores.map(store => store.close()))
})

test('a SQLite store survives a restart', async () => {
  const file = nextFile()
  const first = createSqliteStore(file, () => 0)
  await first.set('key', 'value', 1000)
  await first.close()

  const second = createSqliteStore(file, () => 0)

  expect(await second.get('key')).toBe('value')
  await second.close()
})

test('a SQLite store deletes expired entries', async () => {
  let time = 0
  const file = nextFile()
  const store = createSqliteStore(file, () => time)
  await store.set('old', 'x', 1000)
  time = 2000

  for (let times = 0; times < 500; times += 1) await store.count('n', 9000)
  time = 0

  expect(await store.get('old')).toBeNull()
  await store.close()
})

describe('a SQLite file that another process has locked', () => {
  function lock(file: string): Libsql.Database {
    const other = new Libsql(file)
    other.exec('BEGIN IMMEDIATE')
    return other
  }

  test('blocks nothing but the store', async () => {
    const file = nextFile()
    const store = createSqliteStore(file, () => 0)
    const other = lock(file)

    const work = Promise.all([
      store.set('set', 'x', 1000),
      store.claim('claim', 'x', 1000),
      store.count('count', 1000),
      store.change([{ key: 'change', next: { value: 'x', endsAt: 1000 } }])
    ])
    const first = await Promise.race([work, nextTurn('the process')])
    other.exec('COMMIT')

    expect(first).toBe('the process')
    expect(await work).toEqual([undefined, true, 1, null])
    other.close()
    await store.close()
  })

  test('fails after a while', async () => {
    const file = nextFile()
    const other = lock(file)
    const own = new Libsql(file)
    let tries = 0

    const work = retryWhileLocked(() => {
      tries += 1
      own.exec('CREATE TABLE t (a)')
    }, 30)

    await expect(work).rejects.toThrow('database is locked')
    expect(tries).toBeGreaterThan(1)
    other.close()
    own.close()
  })

  test('is not retried after another error', async () => {
    let tries = 0

    const work = retryWhileLocked(() => {
      tries += 1
      throw new Error('no such table')
    })

    await expect(work).rejects.toThrow('no such table')
    expect(tries).toBe(1)
  })
})

describe('the files of a SQLite store', () => {
  async function modesIn(folder: string): Promise<string[]> {
    const names = await readdir(folder)
    const all = ['.', ...names].map(name => stat(join(folder, name)))
    return (await Promise.all(all)).map(({ mode }) =>
      (mode & 0o777).toString(8)
    )
  }

  test('are readable only by this user, like their new folder', async () => {
    const inside = join(folder, 'new', 'folder')
    const store = createSqliteStore(join(inside, 'gateway.db'), () => 0)
    await store.set('key', 'value', 1000)

    expect(await modesIn(inside)).toEqual(['700', '600', '600', '600'])
    await store.close()
  })

  test('are made private if they were not', async () => {
    const inside = join(folder, 'old')
    const file = join(inside, 'gateway.db')
    const before = createSqliteStore(file, () => 0)
    await before.set('key', 'value', 1000)
    const names = await readdir(inside)
    await Promise.all(names.map(name => chmod(join(inside, name), 0o644)))

    const store = createSqliteStore(file, () => 0)

    expect(await store.get('key')).toBe('value')
    expect(await modesIn(inside)).toEqual(['700', '600', '600', '600'])
    await Promise.all([before.close(), store.close()])
  })
})
