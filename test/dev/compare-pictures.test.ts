import sharp from 'sharp'
import { expect, it } from 'vitest'
import { comparePictures, tolerance } from '../../dev/compare-pictures.ts'

const size = { width: 100, height: 100 }

interface Spot {
  width: number
  height: number
  background: string
}

function draw(background: string, spot?: Spot, shape = size): Promise<Buffer> {
  const picture = sharp({ create: { ...shape, channels: 3, background } })
  if (!spot) return picture.png().toBuffer()
  const input = { create: { ...spot, channels: 3 as const } }
  return picture
    .composite([{ input, left: 10, top: 20 }])
    .png()
    .toBuffer()
}

it('finds no difference in the same picture, nor in its noise', async () => {
  const noisy = await draw('#d0d0d0', { ...size, background: '#d0d0d0' }).then(
    one => sharp(one).webp({ quality: 50 }).toBuffer()
  )

  expect(await comparePictures(noisy, await draw('#d4ccd0'))).toMatchObject({
    share: 0,
    isSame: true
  })
})

it.each([
  [4, true],
  [5, false]
])('with %i lines of five pixels that differ, says %s', async (...given) => {
  const [height, isSame] = given
  const spot = { width: 5, height, background: '#000' }

  const found = await comparePictures(
    await draw('#fff'),
    await draw('#fff', spot)
  )

  expect(found).toMatchObject({ share: (5 * height) / 10_000, isSame })
  expect(tolerance.share).toBe(0.002)
})

it('marks what differs', async () => {
  const spot = { width: 2, height: 2, background: '#000' }

  const { marked } = await comparePictures(
    await draw('#fff'),
    await draw('#fff', spot)
  )

  const { data } = await sharp(marked)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colorAt = (x: number, y: number) => [
    ...data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)
  ]
  expect([colorAt(10, 20), colorAt(9, 20)]).toEqual([
    [255, 0, 0],
    [255, 255, 255]
  ])
})

it('takes another size for another picture', async () => {
  const taller = await draw('#fff', undefined, { width: 100, height: 101 })

  expect(await comparePictures(await draw('#fff'), taller)).toMatchObject({
    share: 1,
    isSame: false
  })
})
