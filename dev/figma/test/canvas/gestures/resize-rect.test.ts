import { expect, test } from 'vitest'
import {
  type Handle,
  rectBetween,
  resizeRect
} from '../../../canvas/gestures/resize-rect.ts'

const rect = { x: 10, y: 20, width: 100, height: 50 }

test.each<[Handle, object]>([
  ['se', { x: 10, y: 20, width: 120, height: 60 }],
  ['nw', { x: 30, y: 30, width: 80, height: 40 }],
  ['e', { x: 10, y: 20, width: 120, height: 50 }],
  ['n', { x: 10, y: 30, width: 100, height: 40 }]
])('pulls the %s handle', (handle, expected) => {
  expect(resizeRect(rect, handle, { x: 20, y: 10 }, false)).toEqual(expected)
})

test('keeps proportions and the opposite corner', () => {
  const resized = resizeRect(rect, 'nw', { x: -100, y: 0 }, true)

  expect(resized).toEqual({ x: -90, y: -30, width: 200, height: 100 })
})

test('never turns a box inside out', () => {
  const resized = resizeRect(rect, 'w', { x: 500, y: 0 }, false)

  expect(resized).toEqual({ x: 109, y: 20, width: 1, height: 50 })
})

test('draws a box in any direction, square when asked', () => {
  const from = { x: 50, y: 50 }

  expect(rectBetween(from, { x: 20, y: 90 })).toEqual({
    x: 20,
    y: 50,
    width: 30,
    height: 40
  })
  expect(rectBetween(from, { x: 20, y: 90 }, true)).toEqual({
    x: 10,
    y: 50,
    width: 40,
    height: 40
  })
})
