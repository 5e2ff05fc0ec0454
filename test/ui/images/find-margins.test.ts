import sharp from 'sharp'
import { expect, it } from 'vitest'
import { findMargins } from '../../../ui/images/find-margins.ts'

/** A busy picture in a plain frame, as JPEG leaves it. */
async function framed(
  frame: { width: number; height: number },
  picture: { width: number; height: number }
) {
  const noise = await sharp({
    create: {
      ...picture,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 }
    }
  })
    .png()
    .toBuffer()
  const file = await sharp({
    create: { ...frame, channels: 3, background: '#fff' }
  })
    .composite([{ input: noise }])
    .jpeg({ quality: 80 })
    .toBuffer()
  const { data } = await sharp(file)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, ...frame }
}

const wide = { width: 300, height: 200 }

it('finds plain rows above and below a wide picture', async () => {
  const pixels = await framed({ width: 300, height: 300 }, wide)

  expect(findMargins(pixels, 1.5)).toEqual({ marginX: 0, marginY: 50 })
})

it('finds plain columns beside a tall picture', async () => {
  const tall = { width: 200, height: 300 }
  const pixels = await framed({ width: 300, height: 300 }, tall)

  expect(findMargins(pixels, 2 / 3)).toEqual({ marginX: 50, marginY: 0 })
})

it.each([1.5, 2 / 3])('finds none in a picture cut to a square', async one => {
  const square = { width: 300, height: 300 }
  const pixels = await framed(square, square)

  expect(findMargins(pixels, one)).toEqual({ marginX: 0, marginY: 0 })
})

it('finds none where the aspect leaves no space', async () => {
  const pixels = await framed(wide, wide)

  expect(findMargins(pixels, 1.5)).toEqual({ marginX: 0, marginY: 0 })
})
