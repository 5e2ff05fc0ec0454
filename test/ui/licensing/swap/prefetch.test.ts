import { describe, expect, test } from 'vitest'
import { prefetch } from '../../../../ui/licensing/swap/prefetch.ts'

describe('prefetch', () => {
  test('gives results in order', async () => {
    const results: number[] = []

    for (const result of prefetch([1, 2, 3], async one => one * 10)) {
      results.push(await result)
    }

    expect(results).toEqual([10, 20, 30])
  })

  test('fetches only the next item while one is used', async () => {
    const begun: number[] = []
    const seen: number[][] = []

    const work = async (item: number) => void begun.push(item)
    for (const result of prefetch([1, 2, 3, 4], work)) {
      await result
      seen.push([...begun])
    }

    expect(seen).toEqual([
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4]
    ])
  })

  test('gives each item to one consumer', async () => {
    const results = prefetch([1, 2, 3, 4, 5], async one => one)
    const taken: string[] = []

    async function take(name: string): Promise<void> {
      for (const result of results) taken.push(`${name} ${await result}`)
    }
    await Promise.all([take('a'), take('b')])

    expect(taken).toEqual(['a 1', 'b 2', 'a 3', 'b 4', 'a 5'])
  })

  test('starts nothing without items', () => {
    const work = async () => {
      throw new Error('Nobody asked for it.')
    }

    expect([...prefetch([], work)]).toEqual([])
  })
})
