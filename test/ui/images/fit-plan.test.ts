import { expect, it } from 'vitest'
import { fitSize, planFit } from '../../../ui/images/fit-plan.ts'
import type { ImageHeader } from '../../../ui/images/image-header.ts'

const photo: ImageHeader = {
  format: 'jpeg',
  width: 4096,
  height: 2731,
  orientation: 1,
  isPlain: true,
  colorTag: { kind: 'none' },
  hasAlpha: false,
  isComplete: true
}

it('passes on a picture within the limit', () => {
  expect(planFit(photo, 'srgb')).toMatchObject({
    mustEncode: false,
    width: 4096
  })
})

it('reduces a picture above the limit', () => {
  const plan = planFit({ ...photo, width: 8000, height: 5333 }, 'srgb')

  expect(plan).toEqual({
    mustEncode: true,
    type: 'image/jpeg',
    width: 4096,
    height: 2730,
    sourceWidth: 8000,
    sourceHeight: 5333,
    losesColors: false
  })
})

it('turns a picture that lies on its side', () => {
  const plan = planFit(
    { ...photo, width: 600, height: 400, orientation: 6 },
    'srgb'
  )

  expect(plan).toMatchObject({ mustEncode: true, width: 400, height: 600 })
})

it.each([
  ['four inks', { isPlain: false }],
  ['a format that Figma does not take', { format: 'webp' as const }]
])('encodes a picture with %s', (_, change) => {
  expect(planFit({ ...photo, ...change }, 'srgb').mustEncode).toBe(true)
})

it.each(['other', 'wide'] as const)('brings %s colors into sRGB', colors => {
  const plan = planFit(photo, colors)

  expect(plan).toMatchObject({
    mustEncode: true,
    type: 'image/jpeg',
    losesColors: colors === 'wide'
  })
})

it('reduces a PNG no more than needed', () => {
  const plan = planFit({ ...photo, format: 'png' }, 'other')

  expect(plan).toMatchObject({ type: 'image/png', width: 4096, height: 2731 })
})

it('keeps transparency', () => {
  const plan = planFit(
    { ...photo, format: 'png', hasAlpha: true, width: 5000 },
    'srgb'
  )

  expect(plan.type).toBe('image/png')
})

it('keeps a pixel of the shorter side', () => {
  expect(fitSize(50_000, 3)).toEqual({ width: 4096, height: 1 })
})
