import { expect, test } from 'vitest'
import type { Matrix } from '../../../../dev/figma/core/host.ts'
import { draw, gradientPicture, type Picture } from './draw.ts'
import { sceneNode } from './scene-node.ts'

const box = { width: 200, height: 150 }
const landscape = await gradientPicture(300, 150)

type Sample = (x: number, y: number) => { u: number; v: number } | null

/** The largest channel error over a grid of points, out of 255. */
async function largestError(
  paint: object,
  expected: Sample,
  picture: Picture = landscape
): Promise<number> {
  const fills = [{ type: 'IMAGE', imageHash: 'hash', ...paint }]
  const pixels = await draw([sceneNode({ ...box, fills })], box, picture)
  let worst = 0
  let inside = 0
  for (let x = 4.5; x < box.width; x += 9) {
    for (let y = 4.5; y < box.height; y += 9) {
      const sample = expected(x, y)
      if (sample && nearEdge(sample, picture)) continue
      const [red, green, , alpha] = pixels.at(x, y)
      if (sample === null) {
        worst = Math.max(worst, alpha)
        continue
      }
      inside += 1
      const errors = [red - sample.u * 255, green - sample.v * 255, alpha - 255]
      worst = Math.max(worst, ...errors.map(Math.abs))
    }
  }
  expect(inside).toBeGreaterThan(60)
  return worst
}

/** Where resampling mixes with what lies beyond the picture. */
function nearEdge({ u, v }: { u: number; v: number }, picture: Picture) {
  const across = Math.min(u, 1 - u) * picture.width
  const down = Math.min(v, 1 - v) * picture.height
  return across < 3 || down < 3
}

function within(u: number, v: number) {
  return u < 0 || u > 1 || v < 0 || v > 1 ? null : { u, v }
}

function cropped(matrix: Matrix): Sample {
  const [[a, c, e], [b, d, f]] = matrix
  return (x, y) => {
    const [s, t] = [x / box.width, y / box.height]
    return within(a * s + c * t + e, b * s + d * t + f)
  }
}

test.each<[string, Matrix]>([
  [
    'the whole picture',
    [
      [1, 0, 0],
      [0, 1, 0]
    ]
  ],
  [
    'a quarter of the picture',
    [
      [0.5, 0, 0.25],
      [0, 0.5, 0.4]
    ]
  ],
  [
    'a mirrored picture',
    [
      [-1, 0, 1],
      [0, 1, 0]
    ]
  ],
  [
    'a turned picture',
    [
      [0.7, 0.35, -0.05],
      [-0.35, 0.7, 0.35]
    ]
  ],
  [
    'a picture smaller than the layer',
    [
      [1.4, 0, -0.2],
      [0, 1.4, -0.2]
    ]
  ]
])('crops to %s', async (_, imageTransform) => {
  const paint = { scaleMode: 'CROP', imageTransform }

  const error = await largestError(paint, cropped(imageTransform))

  expect(error).toBeLessThanOrEqual(4)
})

test.each<[number, Sample]>([
  [0, covering(0)],
  [90, covering(1)],
  [180, covering(2)],
  [270, covering(3)]
])('fills the layer at %i degrees', async (rotation, expected) => {
  const paint = { scaleMode: 'FILL', rotation }

  const error = await largestError(paint, expected)

  expect(error).toBeLessThanOrEqual(4)
})

function covering(turns: number): Sample {
  return (x, y) => centred(turns, x, y, Math.max)
}

test('fits the whole picture and leaves the rest empty', async () => {
  const error = await largestError({ scaleMode: 'FIT' }, (x, y) =>
    centred(0, x, y, Math.min)
  )

  expect(error).toBeLessThanOrEqual(4)
})

function centred(
  turns: number,
  x: number,
  y: number,
  choose: typeof Math.max
): { u: number; v: number } | null {
  const { width, height } = landscape
  const [across, down] = turns % 2 === 1 ? [height, width] : [width, height]
  const scale = choose(box.width / across, box.height / down)
  let dx = (x - box.width / 2) / scale
  let dy = (y - box.height / 2) / scale
  for (let turn = 0; turn < turns; turn++) [dx, dy] = [dy, -dx]
  return within(dx / width + 0.5, dy / height + 0.5)
}

test('tiles from the top left at the scaling factor', async () => {
  const paint = { scaleMode: 'TILE', scalingFactor: 0.5 }

  const error = await largestError(paint, (x, y) => ({
    u: (x % 150) / 150,
    v: (y % 75) / 75
  }))

  expect(error).toBeLessThanOrEqual(4)
})

test('keeps a picture within an ellipse', async () => {
  const fills = [{ type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }]
  const ellipse = sceneNode({ ...box, type: 'ELLIPSE', fills })

  const pixels = await draw([ellipse], box, landscape)

  expect(pixels.at(3, 3)[3]).toBe(0)
  expect(pixels.at(100, 75)[3]).toBe(255)
})

test('shows grey for a picture that is not there', async () => {
  const fills = [{ type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }]

  const pixels = await draw([sceneNode({ fills })], box)

  expect(pixels.at(50, 50)).toEqual([217, 217, 217, 255])
})

test('brightens with exposure and greys without saturation', async () => {
  const image = { type: 'IMAGE', imageHash: 'hash', scaleMode: 'FILL' }
  const plain = [image]
  const bright = [{ ...image, filters: { exposure: 0.5 } }]
  const grey = [{ ...image, filters: { saturation: -1 } }]

  const [before, brighter, greyer] = await Promise.all(
    [plain, bright, grey].map(fills =>
      draw([sceneNode({ ...box, fills })], box, landscape)
    )
  )

  const [red = 0] = before?.at(60, 75) ?? []
  expect(brighter?.at(60, 75)[0]).toBeGreaterThan(red + 15)
  const [r, g, b] = greyer?.at(60, 75) ?? []
  expect(new Set([r, g, b]).size).toBe(1)
})

test.each(['CROP', 'FILL', 'FIT', 'TILE'])(
  'filters a whole picture in mode %s',
  async scaleMode => {
    const image = { type: 'IMAGE', imageHash: 'hash', scaleMode }
    const fills = [{ ...image, scalingFactor: 1, filters: { saturation: -1 } }]

    const pixels = await draw([sceneNode({ ...box, fills })], box, landscape)

    // Beyond the hundred units that a cropped picture has of its own.
    const [red, green, blue, alpha] = pixels.at(150, 110)
    expect([red, green, alpha]).toEqual([blue, blue, 255])
  }
)
