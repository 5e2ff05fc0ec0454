import { expect, it } from 'vitest'
import { canHold } from '../../../src/placing/parent-at.ts'

it.each([
  ['a frame', 'NONE', true],
  ['a row', 'HORIZONTAL', true],
  ['a grid, whose cells are for the person to choose', 'GRID', false] // the host has none
])('decides whether %s accepts new layers', (_, layoutMode, expected) => {
  const frame = { id: '1:2', type: 'FRAME', layoutMode }

  expect(canHold(frame as never)).toBe(expected) // only these fields are read
})
