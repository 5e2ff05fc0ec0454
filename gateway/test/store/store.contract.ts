import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inGroup, type Store } from '../../core/store.ts'
import { createClock, type Clock } from '../open-gateway.ts'

/** Long beside what a busy machine takes. */
const life = 60_000

/** How a kind of store is tested. */
export interface StoreKind {
  /** Gives an empty one. */
  open: (now: () => number) => Promise<Store>
  /** For a store with a clock of its own: lets time pass there. */
  pass?: (milliseconds: number) => Promise<void>
}

/** What every store must do. */
export function describeStore(name: string, { open, pass }: StoreKind): void {
  describe.each([name])('%s', () => {
    let clock: Clock
    let store: Store
    let soon: number

    beforeEach(async () => {
      clock = createClock()
      store = await open(clock.now)
      soon = clock.now() + life
    })
    afterEach(async () => store.close())

    async function move(milliseconds: number): Promise<void> {
      clock.move(milliseconds)
      await pass?.(milliseconds)
    }

    test('keeps a value until it expires', async () => {
      await store.set('key', 'välue "1"', soon)
      const early = await store.get('key')

      await move(life)

      expect(early).toBe('välue "1"')
      expect(await store.get('key')).toBeNull()
    })

    test('returns the time left of a value', async () => {
      await store.set('key', 'value', soon)

      await move(life / 2)
      const left = await store.timeLeft('key')
      await move(life / 2)

      expect(left).toBeGreaterThan(life / 2 - 10_000)
      expect(left).toBeLessThanOrEqual(life / 2)
      expect(await store.timeLeft('key')).toBeNull()
      expect(await store.timeLeft('other')).toBeNull()
    })

    test('replaces and deletes', async () => {
      await store.set('key', 'one', soon)
      await store.set('key', 'two', soon)
      const before = await store.get('key')

      await store.delete('key')
      await store.delete('key')

      expect(before).toBe('two')
      expect(await store.get('key')).toBeNull()
    })

    test('returns a taken value to only one caller', async () => {
      await store.set('key', 'value', soon)

      const taken = await Promise.all([1, 2, 3].map(() => store.take('key')))

      expect(taken.filter(Boolean)).toEqual(['value'])
      expect(await store.get('key')).toBeNull()
    })

    test('does not take an expired value', async () => {
      await store.set('key', 'value', soon)

      await move(life)

      expect(await store.take('key')).toBeNull()
    })

    test('lets only one caller claim a key', async () => {
      const claims = await Promise.all(
        ['a', 'b', 'c'].map(value => store.claim('key', value, soon))
      )

      expect(claims.filter(Boolean)).toHaveLength(1)
      const winner = ['a', 'b', 'c'][claims.indexOf(true)]
      expect(await store.get('key')).toBe(winner)
    })

    test('lets callers claim an expired key', async () => {
      await store.claim('key', 'first', soon)
      await move(life)

      const again = await store.claim('key', 'second', clock.now() + life)

      expect(again).toBe(true)
      expect(await store.get('key')).toBe('second')
    })

    test('replaces only the expected value', async () => {
      await store.set('key', 'one', soon)

      const right = await store.replace('key', 'one', 'two', soon)
      const wrong = await store.replace('key', 'one', 'three', soon)
      const missing = await store.replace('other', 'one', 'two', soon)

      expect([right, wrong, missing]).toEqual([true, false, false])
      expect(await store.get('key')).toBe('two')
    })

    test('does not replace an expired value', async () => {
      await store.set('key', 'one', soon)
      await move(life)

      const late = await store.replace('key', 'one', 'two', clock.now() + life)

      expect(late).toBe(false)
      expect(await store.get('key')).toBeNull()
    })

    test('updates the expiry when it replaces', async () => {
      await store.set('key', 'one', soon)
      await store.replace('key', 'one', 'two', soon + life)

      await move(1.5 * life)

      expect(await store.get('key')).toBe('two')
    })

    test('releases only the expected value', async () => {
      await store.claim('key', 'mine', soon)

      const foreign = await store.release('key', 'theirs')
      const own = await store.release('key', 'mine')

      expect([foreign, own]).toEqual([false, true])
      expect(await store.claim('key', 'theirs', soon)).toBe(true)
    })

    test('counts until the expiry, then from one', async () => {
      const counts = await Promise.all(
        [1, 2, 3].map(() => store.count('key', soon))
      )
      await move(life)
      const later = await store.count('key', clock.now() + life)

      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
      expect(later).toBe(1)
    })

    test('keeps the expiry of the first count', async () => {
      await store.count('key', soon)
      await store.count('key', soon + 5 * life)

      await move(life)

      expect(await store.get('key')).toBeNull()
    })

    test('makes all changes together, if all values are as expected', async () => {
      await store.set(inGroup('g', 'held'), 'one', soon)
      const next = { value: 'new', endsAt: soon }

      const done = await store.change([
        { key: inGroup('g', 'held'), expected: 'one', next },
        { key: inGroup('g', 'empty'), expected: null, next },
        { key: inGroup('g', 'any'), next },
        { key: inGroup('g', 'still empty'), expected: null }
      ])

      expect(done).toBeNull()
      const keys = [
        inGroup('g', 'held'),
        inGroup('g', 'empty'),
        inGroup('g', 'any'),
        inGroup('g', 'still empty')
      ]
      const kept = await Promise.all(keys.map(key => store.get(key)))
      expect(kept).toEqual(['new', 'new', 'new', null])
    })

    test.each([
      ['another value', { key: inGroup('g', 'held'), expected: 'other' }],
      ['a value', { key: inGroup('g', 'held'), expected: null }],
      ['no value', { key: inGroup('g', 'empty'), expected: 'one' }]
    ])('makes no change if there is %s', async (_, change) => {
      await store.set(inGroup('g', 'held'), 'one', soon)
      const next = { value: 'new', endsAt: soon }

      const conflict = await store.change([
        { key: inGroup('g', 'first'), expected: null, next },
        change,
        { key: inGroup('g', 'held'), next }
      ])

      expect(conflict).toBe(change.key)
      expect(await store.get(inGroup('g', 'first'))).toBeNull()
      expect(await store.get(inGroup('g', 'held'))).toBe('one')
    })

    test('treats an expired value as missing in changes', async () => {
      await store.set('key', 'one', soon)
      await move(life)
      const next = { value: 'two', endsAt: clock.now() + life }

      const asOld = await store.change([{ key: 'key', expected: 'one', next }])
      const asNew = await store.change([{ key: 'key', expected: null, next }])
      const kept = await store.get('key')
      await move(life)

      expect([asOld, asNew, kept]).toEqual(['key', null, 'two'])
      expect(await store.get('key')).toBeNull()
    })

    test('makes only one of several conflicting changes', async () => {
      const next = { value: 'mine', endsAt: soon }

      const done = await Promise.all(
        ['a', 'b', 'c'].map(key =>
          store.change([
            { key: inGroup('g', key), expected: null, next },
            { key: inGroup('g', 'shared'), expected: null, next }
          ])
        )
      )

      expect(done.filter(one => one === null)).toHaveLength(1)
      const kept = await Promise.all(
        ['a', 'b', 'c'].map(key => store.get(inGroup('g', key)))
      )
      expect(kept.filter(Boolean)).toHaveLength(1)
    })

    test('refuses to change keys of different groups together', async () => {
      const next = { value: 'new', endsAt: soon }
      const keys = [
        ['one', 'other'],
        [inGroup('g', 'one'), 'other'],
        [inGroup('g', 'one'), inGroup('h', 'other')]
      ]

      for (const pair of keys) {
        const changes = pair.map(key => ({ key, next }))
        await expect(store.change(changes)).rejects.toThrow('one group')
        expect(await store.get(pair[0] ?? '')).toBeNull()
      }
    })

    test('uses keys of a group everywhere', async () => {
      const key = inGroup('g', 'key')
      await store.claim(key, 'one', soon)

      expect(await store.get(key)).toBe('one')
      expect(await store.timeLeft(key)).toBeGreaterThan(0)
      expect(await store.replace(key, 'one', 'two', soon)).toBe(true)
      expect(await store.take(key)).toBe('two')
      await store.set(key, 'three', soon)
      expect(await store.release(key, 'three')).toBe(true)
      expect(await store.count(key, soon)).toBe(1)
      await store.delete(key)
      expect(await store.get(key)).toBeNull()
    })

    test('does not store expired values', async () => {
      await store.set('key', 'old', soon)
      await store.set('key', 'late', clock.now())

      expect(await store.get('key')).toBeNull()
    })

    test('distinguishes similar keys', async () => {
      await store.set('a:%', 'one', soon)
      await store.set("a:'; DROP TABLE entries; --", 'two', soon)

      expect(await store.get('a:b')).toBeNull()
      expect(await store.get("a:'; DROP TABLE entries; --")).toBe('two')
    })
  })
}
