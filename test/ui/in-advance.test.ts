import { describe, expect, test } from 'vitest'
import { inAdvance } from '../../ui/in-advance.ts'

describe('inAdvance', () => {
  test('gives results in order', async () => {
    const results: number[] = []

    for await (const result of inAdvance([1, 2, 3], async one => one * 10)) {
      results.push(result)
    }

    expect(results).toEqual([10, 20, 30])
  })

  test('works on the next while one is used, and on no more', async () => {
    const begun: number[] = []
    const seen: number[][] = []

    const work = async (item: number) => void begun.push(item)
    for await (const _ of inAdvance([1, 2, 3, 4], work)) seen.push([...begun])

    expect(seen).toEqual([
      [1, 2],
      [1, 2, 3],
      [1, 2, 3, 4],
      [1, 2, 3, 4]
    ])
  })

  test('takes results of another one, each a step ahead', async () => {
    const begun: string[] = []
    const seen: string[] = []

    const step = (name: string) => async (item: number) => {
      begun.push(`${name} ${item}`)
      return item
    }
    const first = inAdvance([1, 2, 3], step('ask'))
    for await (const item of inAdvance(first, step('fetch'))) {
      await new Promise(setImmediate)
      seen.push(`${item}: ${begun.splice(0).join(', ')}`)
    }

    expect(seen).toEqual([
      '1: ask 1, ask 2, fetch 1, ask 3, fetch 2',
      '2: fetch 3',
      '3: '
    ])
  })

  test('does not keep a result back for the next item', async () => {
    async function* source() {
      yield 1
      await new Promise(() => {})
    }

    const results = inAdvance(source(), async one => one)

    expect(await results.next()).toEqual({ done: false, value: 1 })
  })

  test('begins nothing without items', async () => {
    const work = async () => {
      throw new Error('Nobody asked for it.')
    }

    expect(await inAdvance([], work).next()).toEqual({
      done: true,
      value: undefined
    })
  })
})
