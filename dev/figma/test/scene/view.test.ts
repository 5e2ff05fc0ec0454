import { beforeEach, expect, test } from 'vitest'
import {
  $canvasBox,
  $view,
  fitView,
  panBy,
  toCanvas,
  toPage,
  zoomAt,
  zoomTo
} from '../../scene/view.ts'

beforeEach(() => {
  $canvasBox.set({ left: 200, top: 40, width: 800, height: 600 })
  $view.set({ center: { x: 0, y: 0 }, zoom: 2 })
})

test('finds the place on the page under a point of the screen', () => {
  expect(toPage({ x: 600, y: 340 })).toEqual({ x: 0, y: 0 })
  expect(toPage({ x: 700, y: 340 })).toEqual({ x: 50, y: 0 })
})

test('finds the point of the canvas above a place on the page', () => {
  const point = toCanvas({ x: 50, y: 10 }, $view.get(), $canvasBox.get())

  expect(point).toEqual({ x: 500, y: 320 })
})

test('pans by screen pixels', () => {
  panBy(100, -20)

  expect($view.get()).toEqual({ center: { x: 50, y: -10 }, zoom: 2 })
})

test('zooms and keeps what is under the pointer', () => {
  const pointer = { x: 300, y: 500 }
  const before = toPage(pointer)

  zoomAt(3, pointer)

  expect($view.get().zoom).toBe(6)
  expect(toPage(pointer).x).toBeCloseTo(before.x)
  expect(toPage(pointer).y).toBeCloseTo(before.y)
})

test('never zooms beyond what can be drawn', () => {
  zoomTo(10_000)
  expect($view.get().zoom).toBe(64)

  zoomTo(0)
  expect($view.get().zoom).toBe(0.02)
})

test('fits a large part and does not blow up a small one', () => {
  fitView({ x: 0, y: 0, width: 8000, height: 100 })
  expect($view.get().zoom).toBeCloseTo(0.085)
  expect($view.get().center).toEqual({ x: 4000, y: 50 })

  fitView({ x: 0, y: 0, width: 10, height: 10 })
  expect($view.get().zoom).toBe(1)
})

test('fits beside a window, and under it where it leaves no room', () => {
  const rect = { x: 0, y: 0, width: 800, height: 100 }

  fitView(rect, 300)
  expect($view.get().zoom).toBeCloseTo(0.85 * (500 / 800))

  fitView(rect, 500)
  expect($view.get().zoom).toBeCloseTo(0.85)
  expect($view.get().center.x).toBe(400)
})
