import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Store } from '../../gateway/store/store.ts'
import { createClock, type Clock } from './open-gateway.ts'

/** What every store must do; `open` gives an empty one. */
export function describeStore(
  name: string,
  open: (now: () => number) => Promise<Store>
): void {
  describe.each([name])('%s', () => {
    let clock: Clock
    let store: Store
    let soon: number

    beforeEach(async () => {
      clock = createClock()
      store = await open(clock.now)
      soon = clock.now() + 1000
    })
    afterEach(async () => store.close())

    test('keeps a value until its end', async () => {
      await store.set('key', 'välue "1"', soon)
      const early = await store.get('key')

      clock.move(1000)

      expect(early).toBe('välue "1"')
      expect(await store.get('key')).toBeNull()
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

    test('gives a taken value to one caller', async () => {
      await store.set('key', 'value', soon)

      const taken = await Promise.all([1, 2, 3].map(() => store.take('key')))

      expect(taken.filter(Boolean)).toEqual(['value'])
      expect(await store.get('key')).toBeNull()
    })

    test('takes nothing that has ended', async () => {
      await store.set('key', 'value', soon)

      clock.move(1000)

      expect(await store.take('key')).toBeNull()
    })

    test('lets one caller claim', async () => {
      const claims = await Promise.all(
        ['a', 'b', 'c'].map(value => store.claim('key', value, soon))
      )

      expect(claims.filter(Boolean)).toHaveLength(1)
      const winner = ['a', 'b', 'c'][claims.indexOf(true)]
      expect(await store.get('key')).toBe(winner)
    })

    test('lets claim again what has ended', async () => {
      await store.claim('key', 'first', soon)
      clock.move(1000)

      const again = await store.claim('key', 'second', clock.now() + 1000)

      expect(again).toBe(true)
      expect(await store.get('key')).toBe('second')
    })

    test('replaces only what is still the same', async () => {
      await store.set('key', 'one', soon)

      const right = await store.replace('key', 'one', 'two', soon)
      const wrong = await store.replace('key', 'one', 'three', soon)
      const missing = await store.replace('other', 'one', 'two', soon)

      expect([right, wrong, missing]).toEqual([true, false, false])
      expect(await store.get('key')).toBe('two')
    })

    test('replaces nothing that has ended', async () => {
      await store.set('key', 'one', soon)
      clock.move(1000)

      const late = await store.replace('key', 'one', 'two', clock.now() + 1000)

      expect(late).toBe(false)
      expect(await store.get('key')).toBeNull()
    })

    test('moves the end when it replaces', async () => {
      await store.set('key', 'one', soon)
      await store.replace('key', 'one', 'two', soon + 1000)

      clock.move(1500)

      expect(await store.get('key')).toBe('two')
    })

    test('releases only what is still the same', async () => {
      await store.claim('key', 'mine', soon)

      const foreign = await store.release('key', 'theirs')
      const own = await store.release('key', 'mine')

      expect([foreign, own]).toEqual([false, true])
      expect(await store.claim('key', 'theirs', soon)).toBe(true)
    })

    test('counts within a time, then from one', async () => {
      const counts = await Promise.all(
        [1, 2, 3].map(() => store.count('key', soon))
      )
      clock.move(1000)
      const later = await store.count('key', clock.now() + 1000)

      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3])
      expect(later).toBe(1)
    })

    test('keeps the end of the first count', async () => {
      await store.count('key', soon)
      await store.count('key', soon + 5000)

      clock.move(1000)

      expect(await store.get('key')).toBeNull()
    })

    test('keeps keys apart that only look alike', async () => {
      await store.set('a:%', 'one', soon)
      await store.set("a:'; DROP TABLE entries; --", 'two', soon)

      expect(await store.get('a:b')).toBeNull()
      expect(await store.get("a:'; DROP TABLE entries; --")).toBe('two')
    })
  })
}
