import { expect, test } from 'vitest'
import { idOfSource, sourceOfId } from '../../assets/asset-id.ts'

test('restores every source from its id', () => {
  const sources = (['photo', 'emoji', 'scene'] as const).flatMap(kind =>
    [0, 1, 500_000, 2 ** 27].map(index => ({ kind, index }))
  )

  const ids = sources.map(idOfSource)

  expect(ids.map(sourceOfId)).toEqual(sources)
  expect(ids.filter(id => !/^\d{9,10}$/.test(id))).toEqual([])
})

test('does not reveal the order of the assets in their ids', () => {
  const ids = Array.from({ length: 50 }, (_, index) =>
    Number(idOfSource({ kind: 'scene', index }))
  )

  const rising = ids.filter((id, n) => n > 0 && id > (ids[n - 1] ?? 0))

  expect(rising.length).toBeGreaterThan(10)
  expect(rising.length).toBeLessThan(40)
})

test('has no source for other ids', () => {
  const foreign = [
    '',
    '12',
    'abcdefghij',
    '99999999',
    '0100000007',
    '00100000007',
    '100000007.0',
    '+100000007',
    '1e8',
    ' 100000007',
    '１００００００１１',
    '9999999999',
    '-945927337'
  ]

  expect(foreign.map(sourceOfId)).toEqual(foreign.map(() => undefined))
})
