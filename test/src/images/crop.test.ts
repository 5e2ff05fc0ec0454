import { describe, expect, it } from 'vitest'
import { coverCrop, moveCrop } from '../../../src/images/crop.ts'

type Matrix = [[number, number, number], [number, number, number]]

/** Maps a point of the layer to the picture, both from 0 to 1. */
function subjectAt(
  crop: Matrix,
  file: { height: number; pictureHeight: number },
  x: number,
  y: number
): [number, number] {
  const [[a, c, e], [b, d, f]] = crop
  const shown = file.pictureHeight / file.height
  return [a * x + c * y + e, (b * x + d * y + f) / shown]
}

const comp = { width: 1000, height: 720, pictureHeight: 667 }
const licensed = { width: 4096, height: 2732, pictureHeight: 2732 }

describe('coverCrop', () => {
  it('agrees with the known example of a centred crop', () => {
    const file = { width: 600, height: 400, pictureHeight: 400 }

    const crop = coverCrop({ width: 200, height: 200 }, file)

    expect(crop).toEqual([
      [expect.closeTo(2 / 3), 0, expect.closeTo(1 / 6)],
      [0, 1, 0]
    ])
  })

  it('has the subject in its middle, and stays within the picture', () => {
    const file = { width: 600, height: 400, pictureHeight: 400 }
    const box = { width: 200, height: 200 }
    const startAt = (x: number) => coverCrop(box, file, { x, y: 0.9 })[0][2]

    expect([0, 0.4, 0.5, 0.6, 1].map(startAt)).toEqual([
      0,
      expect.closeTo(0.4 - 1 / 3),
      expect.closeTo(1 / 6),
      expect.closeTo(0.6 - 1 / 3),
      expect.closeTo(1 / 3)
    ])
    expect(coverCrop(box, file, { x: 0, y: 0.9 })[1]).toEqual([0, 1, 0])
  })

  it('shows all of the picture and none of the bar in its own aspect', () => {
    const box = { width: 500, height: 333.5 }

    const crop = coverCrop(box, comp)

    expect(subjectAt(crop, comp, 0, 0)).toEqual([
      expect.closeTo(0),
      expect.closeTo(0)
    ])
    expect(subjectAt(crop, comp, 1, 1)).toEqual([
      expect.closeTo(1),
      expect.closeTo(1)
    ])
  })

  it.each([
    { width: 300, height: 100 },
    { width: 100, height: 300 }
  ])('stays inside the picture and undistorted in %o', box => {
    const [[width, , left], [, height, top]] = coverCrop(box, comp)

    const pixels = { across: width * comp.width, down: height * comp.height }

    expect(pixels.across / pixels.down).toBeCloseTo(box.width / box.height)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect((top + height) * comp.height).toBeLessThanOrEqual(
      comp.pictureHeight + 1e-6
    )
  })
})

describe('moveCrop', () => {
  const manualCrop: Matrix = [
    [0.4, 0, 0.25],
    [0, 0.3, 0.1]
  ]
  const turned: Matrix = [
    [0.3, -0.2, 0.4],
    [0.25, 0.35, 0.1]
  ]

  it.each([
    { hand: 'straight', crop: manualCrop },
    { hand: 'turned', crop: turned }
  ])('keeps every point of the subject, $hand', ({ crop }) => {
    const moved = moveCrop(crop, comp, licensed)

    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
      [0.3, 0.8]
    ] as const) {
      const [u, v] = subjectAt(crop, comp, x, y)
      expect(subjectAt(moved, licensed, x, y)).toEqual([
        expect.closeTo(u, 10),
        expect.closeTo(v, 10)
      ])
    }
  })

  it('leaves a crop alone when only the resolution differs', () => {
    const small = { width: 450, height: 300, pictureHeight: 300 }
    const large = { width: 4500, height: 3000, pictureHeight: 3000 }

    const moved = moveCrop(manualCrop, small, large)

    expect(moved).toEqual(manualCrop)
  })

  it('turns the crop that hides a bar into the whole licensed file', () => {
    const whole = coverCrop({ width: 1000, height: 667 }, comp)

    const moved = moveCrop(whole, comp, licensed)

    expect(moved).toEqual([
      [expect.closeTo(1), 0, expect.closeTo(0)],
      [0, expect.closeTo(1), expect.closeTo(0)]
    ])
  })

  it.each([
    { name: 'one pixel lower', file: { width: 450, height: 299 } },
    { name: 'one pixel higher', file: { width: 450, height: 301 } },
    { name: 'one pixel wider', file: { width: 451, height: 300 } }
  ])('treats a file that is $name as the same picture', ({ file }) => {
    const small = { ...file, pictureHeight: file.height }
    const large = { width: 4500, height: 3000, pictureHeight: 3000 }

    expect(moveCrop(manualCrop, small, large)).toEqual(manualCrop)
  })

  it('distinguishes a picture that is two pixels lower', () => {
    const small = { width: 450, height: 298, pictureHeight: 298 }
    const large = { width: 4500, height: 3000, pictureHeight: 3000 }

    expect(moveCrop(manualCrop, small, large)).not.toEqual(manualCrop)
  })

  it('hides the margins after the move', () => {
    const padded = {
      width: 450,
      height: 470,
      pictureHeight: 450,
      marginX: 0,
      marginY: 75
    }
    const large = { width: 4500, height: 3000, pictureHeight: 3000 }
    const whole = coverCrop({ width: 900, height: 600 }, padded)

    const moved = moveCrop(whole, padded, large)

    expect(whole[1][2] * padded.height).toBeCloseTo(75)
    expect(whole[1][1] * padded.height).toBeCloseTo(300)
    expect(moved).toEqual([
      [expect.closeTo(1), 0, expect.closeTo(0)],
      [0, expect.closeTo(1), expect.closeTo(0)]
    ])
  })

  it.each([
    { width: 4000, height: 2000, pictureHeight: 2000 },
    { width: 2000, height: 3000, pictureHeight: 3000 }
  ])('distorts nothing in a file of another aspect, %o', other => {
    const from = { width: 900, height: 600, pictureHeight: 600 }
    const pixelAspect = (crop: Matrix, file: typeof from) =>
      (crop[0][0] * file.width) / (crop[1][1] * file.height)

    const moved = moveCrop(manualCrop, from, other)

    expect(pixelAspect(moved, other)).toBeCloseTo(pixelAspect(manualCrop, from))
    expect(subjectAt(moved, other, 0.625, 4 / 3)).toEqual([
      expect.closeTo(0.5),
      expect.closeTo(0.5)
    ])
  })
})
