import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test,
  vi
} from 'vitest'
import { createClock } from '../../gateway/test/open-gateway.ts'
import { allStoreNames } from '../../gateway/test/store-servers.ts'
import { describeStore } from '../../gateway/test/store/store.contract.ts'
import { createMemoryStore } from './purchases/store/memory-store.ts'
import { createRunStore } from './purchases/store/run-store.ts'
import { openStore } from './purchases/store/store-of-runs.ts'
import type { StoreOfRuns } from './purchases/store/store-of-runs.ts'

describeStore('the store in memory', {
  open: async now => createMemoryStore(now).store
})

const hour = 3_600_000

const names = ['memory', ...allStoreNames] as const

describe.each(names)('the store of a run, %s,', name => {
  let stores: StoreOfRuns

  beforeAll(async () => {
    stores = await openStore(name === 'memory' ? undefined : name)
  })
  afterAll(() => stores.close())

  function open() {
    const clock = createClock()
    const problems: string[] = []
    const store = createRunStore({
      stores,
      timeline: { now: clock.now, hold: work => work },
      turn: async () => undefined,
      reportProblem: text => void problems.push(text)
    })
    return { clock, problems, store }
  }

  test('lets keys expire by the time of the run', async () => {
    const { clock, store } = open()
    await store.set('key', 'value', clock.now() + 2 * hour)

    clock.move(hour)
    const early = await store.get('key')
    clock.move(hour + 1000)

    expect(early).toBe('value')
    expect(await store.get('key')).toBeNull()
  })

  test('gives keys the time that a run took longer than its own', async () => {
    const { clock, store } = open()
    await store.set('key', 'value', clock.now() + hour)
    const real = performance.now()
    const time = vi.spyOn(performance, 'now').mockReturnValue(real + hour)
    onTestFinished(() => time.mockRestore())

    const left = await store.timeLeft('key')

    // The hour that it was given did not really pass.
    const given = name === 'Redis' || name === 'Cluster' ? hour : 0
    expect(left).toBeGreaterThan(hour + given - 60_000)
    expect(left).toBeLessThan(hour + given + 60_000)
  })

  test('forgets everything before the next operation', async () => {
    const { clock, store } = open()
    await store.set('key', 'value', clock.now() + hour)
    const before = await store.has('key')

    store.forget()

    expect([before, await store.has('key')]).toEqual([true, false])
  })

  test('reports what fails, and codes that it keeps', async () => {
    const { clock, problems, store } = open()
    const endsAt = clock.now() + hour
    const next = { value: 'a', endsAt }

    await store.set('key', 'code-that-is-right', endsAt)
    const changes = ['one', 'other'].map(key => ({ key, next }))
    await expect(store.change(changes)).rejects.toThrow('one group')

    expect(problems).toEqual([
      'the gateway keeps the code in key',
      expect.stringContaining('the store failed: Error: Only keys of one group')
    ])
  })
})
