import { expect, it } from 'vitest'
import { filtersForLayers } from '../../../../ui/search/filters/filters-for-layers.ts'

const wide = { width: 400, height: 200 }
const high = { width: 300, height: 500 }

it('asks for the orientation and at least the size of the layer', () => {
  expect(filtersForLayers([wide])).toEqual({
    orientation: 'horizontal',
    minWidth: 400,
    minHeight: 200
  })
  expect(filtersForLayers([high])).toEqual({
    orientation: 'vertical',
    minWidth: 300,
    minHeight: 500
  })
})

it('asks for whole pixels at the export scale', () => {
  expect(filtersForLayers([{ width: 100.2, height: 50.5 }], 2)).toMatchObject({
    minWidth: 201,
    minHeight: 101
  })
})

it('asks for the size of the largest layer', () => {
  expect(filtersForLayers([high, { width: 600, height: 800 }])).toEqual({
    orientation: 'vertical',
    minWidth: 600,
    minHeight: 800
  })
})

it('leaves the orientation open when layers differ', () => {
  expect(filtersForLayers([wide, high])).toEqual({
    orientation: undefined,
    minWidth: 400,
    minHeight: 500
  })
})

it.each([
  [100, 100],
  [104, 100],
  [100, 104]
])('treats %d × %d as a square, without an orientation', (width, height) => {
  expect(filtersForLayers([{ width, height }])?.orientation).toBeUndefined()
})

it.each([
  [106, 100, 'horizontal'],
  [100, 106, 'vertical']
])('treats %d × %d as %s', (width, height, orientation) => {
  expect(filtersForLayers([{ width, height }])?.orientation).toBe(orientation)
})

it('ignores impossible sizes', () => {
  expect(filtersForLayers([{ width: 13_000, height: 6000 }])).toEqual({
    orientation: 'horizontal',
    minWidth: undefined,
    minHeight: 6000
  })
  expect(filtersForLayers([{ width: 7000, height: 7000 }], 2)).toBeNull()
})

it('ignores the height of a line', () => {
  expect(filtersForLayers([{ width: 400, height: 0 }])).toStrictEqual({
    orientation: 'horizontal',
    minWidth: 400,
    minHeight: undefined
  })
})

it('returns null without a layer or a size', () => {
  expect(filtersForLayers([])).toBeNull()
  expect(filtersForLayers([{ width: 0, height: 0 }])).toBeNull()
})
