import { expect, it } from 'vitest'
import { sizeForLayers } from '../../../ui/asset/size-for-layers.ts'

const size = { width: 1200, height: 800 }

it('computes the scale at which a file covers a layer, by its shorter side', () => {
  expect(sizeForLayers(size, [{ width: 300, height: 400 }])).toEqual({
    layer: { width: 300, height: 400 },
    scale: 2,
    missing: { width: 0, height: 0 },
    isReduced: false
  })
})

it('computes the pixels that are missing on each side', () => {
  expect(sizeForLayers(size, [{ width: 1500, height: 800 }])).toMatchObject({
    scale: 0.8,
    missing: { width: 300, height: 0 }
  })
  expect(sizeForLayers(size, [{ width: 2400, height: 900 }])).toMatchObject({
    scale: 0.5,
    missing: { width: 1200, height: 100 }
  })
})

it('measures by the most demanding layer', () => {
  const small = { width: 100, height: 100 }
  const large = { width: 2400, height: 100 }

  expect(sizeForLayers(size, [small, large, small])).toMatchObject({
    layer: large,
    scale: 0.5
  })
})

it('counts at most the pixels that Figma shows', () => {
  const huge = { width: 8192, height: 4096 }

  expect(sizeForLayers(huge, [{ width: 2048, height: 1024 }])).toMatchObject({
    scale: 2,
    isReduced: true
  })
})

it('ignores fractions of pixels', () => {
  const layer = { width: 1200.0001, height: 799.9999 }

  expect(sizeForLayers(size, [layer])).toMatchObject({
    layer: { width: 1200, height: 800 },
    scale: 1
  })
})

it.each([
  ['no layer', size, []],
  ['a line', size, [{ width: 100, height: 0 }]],
  ['no pixels', { width: null, height: null }, [{ width: 10, height: 10 }]],
  ['an empty picture', { width: 0, height: 8 }, [{ width: 10, height: 10 }]]
])('returns null for %s', (_, pixels, layers) => {
  expect(sizeForLayers(pixels, layers)).toBeNull()
})
