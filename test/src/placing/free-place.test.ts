import { expect, it } from 'vitest'
import type { Box } from '../../../contract/placing.ts'
import { randomFrom } from '../../../dev/catalog/assets/random.ts'
import { freePlace } from '../../../src/placing/free-place.ts'

const gap = 24

function square(x: number, y: number, size = 100): Box {
  return { x, y, width: size, height: size }
}

it.each([
  ['stays where nothing is', [square(500, 500)], square(0, 0)],
  ['keeps a gap', [square(110, 0)], square(-14, 0)],
  ['moves to the nearest side', [square(20, 60)], square(0, -64)],
  ['moves right when all sides are as near', [square(0, 0)], square(124, 0)],
  [
    'moves into a gap between others',
    [square(0, 0, 400), square(548, 0, 400)],
    square(424, 300)
  ]
])('%s', (_, others, expected) => {
  const start = expected.y === 300 ? square(300, 300) : square(0, 0)

  expect(freePlace(start, others)).toEqual(expected)
})

it('stays within the bounds', () => {
  const bounds = square(0, 0, 300)

  expect(freePlace(square(-500, 150), [], bounds)).toEqual(square(0, 150))
  expect(freePlace(square(0, 0), [square(0, 0)], bounds)).toEqual(
    square(124, 0)
  )
})

it.each([
  ['too small', [], square(0, 0, 99)],
  ['full', [square(60, 60, 100)], square(0, 0, 220)]
])('is null in bounds that are %s', (_, others, bounds) => {
  expect(freePlace(square(0, 0), others, bounds)).toBeNull()
})

it('has room on a page with a thousand layers, and covers none', () => {
  const random = randomFrom(7)
  const others = Array.from({ length: 1000 }, () =>
    square(
      random.integer(0, 3000),
      random.integer(0, 3000),
      random.integer(20, 400)
    )
  )

  const place = freePlace(square(1500, 1500), others)

  expect(place).not.toBeNull()
  const { x = NaN, y = NaN } = place ?? {}
  const covered = others.filter(
    other =>
      x < other.x + other.width + gap &&
      other.x < x + 100 + gap &&
      y < other.y + other.height + gap &&
      other.y < y + 100 + gap
  )
  expect(covered).toEqual([])
})
