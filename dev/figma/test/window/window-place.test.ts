import { expect, test } from 'vitest'
import {
  firstPlace,
  fittedPlace,
  grownPlace,
  movedPlace,
  reachablePlace
} from '../../window/window-place.ts'

const size = { width: 400, height: 640 }
const screen = { width: 1280, height: 720 }

test('starts at the right edge of the canvas', () => {
  const canvas = { left: 220, top: 44, width: 812, height: 640 }

  expect(firstPlace(size, canvas)).toEqual({ left: 620, top: 56 })
})

test('moves back when asked for a place off the screen', () => {
  const far = { left: 5000, top: -300 }

  expect(fittedPlace(far, size, screen)).toEqual({ left: 880, top: 0 })
})

test('may hang over the edge while its title can be reached', () => {
  const over = { left: 1100, top: 300 }
  const lost = { left: -900, top: 900 }

  expect(reachablePlace(over, size, screen)).toEqual(over)
  expect(reachablePlace(lost, size, screen)).toEqual({ left: -304, top: 680 })
})

test('moves by arrow keys only, further with Shift', () => {
  const place = { left: 100, top: 100 }

  expect(movedPlace(place, 'ArrowLeft', false)).toEqual({ left: 84, top: 100 })
  expect(movedPlace(place, 'ArrowDown', true)).toEqual({ left: 100, top: 180 })
  expect(movedPlace(place, 'Enter', false)).toBeNull()
})

test('moves back into view as it grows, unless it was put half outside', () => {
  const right = { left: 880, top: 40 }
  const over = { left: 1100, top: 300 }
  const grown = { width: 600, height: 700 }

  expect(grownPlace(right, size, grown, screen)).toEqual({ left: 680, top: 20 })
  expect(grownPlace(over, size, grown, screen)).toEqual(over)
})
